import { expect, test } from 'vitest'
import { answerAt, record } from '#testing/plan-records.ts'
import { report } from './report.ts'

const segment = [
  { ...record, _id: 'a', name: 'Families', role: 'Buyer' as const },
  { ...record, _id: 'b', name: 'Potters', role: 'Beneficiary' as const },
]

test('the report begins with the model in one paragraph, as far as it is known', () => {
  const flow = answerAt('four/business-model/flow', { parent: 'a', valueArr: ['pays', 'uses'] })
  const places = [
    answerAt('four/choose-definition/today', { value: 'part-market' }),
    answerAt('four/choose-definition/target', { value: 'social-business' }),
  ]
  const business = [{ ...record, _id: 'x', impactModel: 'workers' as const }]
  expect(report({ segment, input: [flow, ...places], business }, 'en')[1]).toMatchObject({
    text: 'Who pays: Families. Who uses it: Families. Who benefits: Potters. The people we help are our workers. Today: partly market-funded. In three years: social business.',
  })
  expect(report({ segment, input: [flow] }, 'es')[1]).toMatchObject({
    text: 'Quién paga: Families. Quién lo usa: Families. Quién se beneficia: Potters.',
  })
  expect(report({ segment }, 'en')).toEqual([])
})
