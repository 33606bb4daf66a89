import { expect, test } from 'vitest'
import { purchaseFrequencies } from '#domain/options/products.ts'
import { type Pair, pairsOf, withMatch } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { allAnswers, answersIn, gaps, productTypeOf, toCopyFrom } from './buying.ts'

const whole = {
  tangibility: 'Physical',
  duration: 'Durable',
  frequency: 'Never',
  payment: 'instalments',
  search: 'Unsought',
} as const
const families = {
  ...record,
  _id: 's1',
  name: 'Families',
  offeringMatch: [{ offeringId: 'o1', title: 'The pot', ...whole }],
}
const schools = { ...record, _id: 's2', name: 'Schools', offeringMatch: [] }
const relation = (relationType: string | null) =>
  answerAt('four/product-customer-relationship/relation:o1', { parent: 's1', relationType })
const plan: PlanData = {
  segment: [families, schools],
  offering: [{ ...record, _id: 'o1', name: 'Filter', segmentMatch: ['s1', 's2'] }],
  input: [relation('personal')],
}
const [first, second] = pairsOf(plan) as [Pair, Pair]

test('how often something like it is bought is one of exactly four answers', () => {
  expect(purchaseFrequencies.map(({ value }) => value)).toEqual(['Never', 'Once', 'Monthly', 'Weekly'])
})

test('a pair has five answers and a relationship; a kind that nobody knows is none', () => {
  expect(answersIn(plan, first)).toBe(allAnswers)
  expect(answersIn({ ...plan, input: [relation('magic')] }, first)).toBe(allAnswers - 1)
  expect(answersIn(plan, second)).toBe(0)
})

test('each pair is asked for what it lacks', () => {
  expect(gaps({}).map(({ field }) => field)).toEqual(['pairs'])
  expect(gaps(plan).map(({ field }) => field)).toEqual([
    'offeringMatch.tangibility:s2:o1',
    'offeringMatch.duration:s2:o1',
    'offeringMatch.frequency:s2:o1',
    'offeringMatch.payment:s2:o1',
    'offeringMatch.search:s2:o1',
    'relation.relationType:s2:o1',
  ])
  expect(gaps({ ...plan, segment: [families] })).toEqual([])
})

test('an answer changes its pair alone, and one that was never described is written down', () => {
  expect(withMatch(first, families, { frequency: 'Weekly' })).toEqual([
    { offeringId: 'o1', title: 'The pot', ...whole, frequency: 'Weekly' },
  ])
  expect(withMatch(second, schools, { frequency: 'Once' })).toEqual([
    { offeringId: 'o1', title: 'Filter', description: '', frequency: 'Once' },
  ])
})

test('the type of a product is what it is and how it is looked for', () => {
  expect(productTypeOf(whole)).toBe('Physical/Unsought')
  expect(productTypeOf({ tangibility: 'Digital' })).toBeNull()
})

test('answers are copied from other pairs that have some', () => {
  expect(toCopyFrom(plan, second)).toEqual([first])
  expect(toCopyFrom(plan, first)).toEqual([])
})
