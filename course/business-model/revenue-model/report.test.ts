import { expect, test } from 'vitest'
import { modelIds } from '#course/model-ids.ts'
import { shippedModels } from '#course/shipped-models.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import { report } from './report.ts'

const chosen = { modelId: modelIds.leasing, type: 'revenue', selected: true, description: '' } as const
const plan: PlanData = {
  model: shippedModels,
  business: [{ ...record, _id: 'x', modelSelection: [chosen] }],
  segment: [
    { ...record, _id: 's', name: 'Families', role: 'Buyer', businessModels: [modelIds.leasing] },
    { ...record, _id: 't', name: 'Potters', role: 'Beneficiary' },
  ],
}

test('the ways to earn end with who pays in which, and who covers those who do not', () => {
  expect(report(plan, 'en').at(-1)).toEqual({
    kind: 'table',
    head: ['Segment', 'How they pay'],
    rows: [
      ['Families', 'Leasing'],
      ['Potters', 'Does not pay; covered by Families'],
    ],
  })
})

test('nothing is told before something is chosen', () => {
  expect(report({ segment: plan.segment ?? [] }, 'en')).toEqual([])
})
