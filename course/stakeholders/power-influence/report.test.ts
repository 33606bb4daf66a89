import { expect, test } from 'vitest'
import type { InputRecord } from '#domain/plan/plan-data.ts'
import { answerAt } from '#testing/plan-records.ts'
import { report } from './report.ts'

const planOf = (...given: readonly Partial<InputRecord>[]) => ({
  input: given.map((fields) => answerAt('three/identify-stakeholders/stakeholder', fields)),
})

test('nothing is told while nobody is placed', () => {
  expect(report(planOf({ value: 'Rosa', power: 5 }), 'en')).toEqual([])
})

test('the grid and its table tell the same, under the same numbers', () => {
  const plan = planOf(
    { value: 'Rosa' },
    { value: 'City', power: 90, interest: 30 },
    { power: 10, interest: 60 },
  )
  expect(report(plan, 'en')).toMatchObject([
    { kind: 'picture', picture: { label: expect.stringContaining('2 stakeholders') } },
    {
      kind: 'table',
      rows: [
        ['2', 'City', '90', '30', 'Keep satisfied'],
        ['3', 'Please enter name on step 4', '10', '60', 'Keep informed'],
      ],
    },
  ])
})
