import { expect, test } from 'vitest'
import { answerAt } from '#testing/plan-records.ts'
import { report } from './report.ts'

const at = 'three/identify-stakeholders/stakeholder'

test('the report begins with who is around, as far as that is known', () => {
  const one = answerAt(at, { value: 'Rosa', groupName: 'team' })
  const plan = {
    input: [
      one,
      answerAt(at, { value: 'Bank', groupName: 'funders', position: 'Against', relationship: 'Strong' }),
      answerAt('three/map-current-solutions/solution', { value: 'Neighbours' }),
    ],
  }
  const text = (given: Parameters<typeof report>[0]) => report(given, 'en')[1]
  expect(text(plan)).toMatchObject({
    text: 'We have 2 stakeholders from 2 groups. Where they stand: 1 against. With 1 of them we have a strong tie. We compared 1 current solution.',
  })
  expect(text({ input: [one] })).toMatchObject({ text: 'We have 1 stakeholder from 1 group.' })
  expect(report({}, 'es')).toEqual([])
})
