import { expect, test } from 'vitest'
import { answerAt } from '#testing/plan-records.ts'
import { report } from './report.ts'

const at = 'three/identify-stakeholders/stakeholder'

test('only what is written is told, under the lane in which it stands', () => {
  const plan = {
    input: [
      answerAt(at, { value: 'Radio', power: 10, interest: 20 }),
      answerAt(at, { value: 'Bank', power: 80, interest: 20, plan: 'Call on Friday' }),
      answerAt(at, { value: 'School', power: 80, interest: 90, give: 'Bags', receive: 'Orders', plan: ' ' }),
    ],
  }
  expect(report(plan, 'es')).toMatchObject([
    { kind: 'heading', text: 'Gestionar de cerca' },
    { kind: 'table', rows: [['School', 'Bags', 'Orders', '–']] },
    { kind: 'heading', text: 'Mantener satisfechos' },
    { kind: 'table', rows: [['Bank', '–', '–', 'Call on Friday']] },
  ])
  expect(report({}, 'en')).toEqual([])
})
