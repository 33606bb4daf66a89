import { expect, test } from 'vitest'
import { searchKinds } from '#domain/options/products.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { report } from './report.ts'
import { adviceFor, gaps, isUnusual, type Search } from './strategy.ts'

const selling = (search: Search | null, strategy?: object): PlanData => ({
  segment: [
    { ...record, _id: 's1', name: 'Families', offeringMatch: search ? [{ offeringId: 'o1', search }] : [] },
  ],
  offering: [{ ...record, _id: 'o1', name: 'Filter', segmentMatch: ['s1'] }],
  input: strategy
    ? [answerAt('five/distribution-channels-strategy/strategy:o1', { parent: 's1', ...strategy })]
    : [],
})
const pairIn = (plan: PlanData) => pairsOf(plan)[0] as Pair

test('the map that is marked follows how people look for it', () => {
  const marked = searchKinds.map(({ value }) => [value, adviceFor(pairIn(selling(value)))?.coverage])
  expect(Object.fromEntries(marked)).toEqual({
    Convenience: 'intensive',
    Shopping: 'selective',
    Specialty: 'exclusive',
    Unsought: 'selective',
    Emergency: 'intensive',
  })
  expect(adviceFor(pairIn(selling('Unsought')))?.route).toBe('direct')
  expect(adviceFor(pairIn(selling(null)))).toBeNull()
})

test('a choice is unusual only beside a mark that differs', () => {
  const plan = selling('Shopping', { value: 'intensive' })
  expect(isUnusual(plan, pairIn(plan))).toBe(true)
  const same = selling('Shopping', { value: 'selective' })
  expect(isUnusual(same, pairIn(same))).toBe(false)
  const unknown = selling(null, { value: 'selective' })
  expect(isUnusual(unknown, pairIn(unknown))).toBe(false)
})

test('every pair needs a map, a route and a reason', () => {
  expect(gaps({}).map(({ field }) => field)).toEqual(['pairs'])
  expect(gaps(selling('Shopping')).map(({ field, message }) => `${field} ${String(message)}`)).toEqual([
    'strategy:s1:o1 required',
    'strategy.valueArr:s1:o1 selectOne',
    'strategy.description:s1:o1 required',
  ])
  const whole = { value: 'selective', valueArr: ['direct'], description: 'They compare.' }
  expect(gaps(selling('Shopping', whole))).toEqual([])
  expect(gaps(selling('Shopping', { ...whole, value: 'nowhere', valueArr: ['magic'] }))).toHaveLength(2)
})

test('the report tells what was chosen for each pair, and nothing before', () => {
  expect(report(selling('Shopping'), 'en')).toEqual([])
  const plan = selling('Shopping', {
    value: 'selective',
    valueArr: ['indirect', 'direct'],
    description: ' So ',
  })
  expect(report(plan, 'en')).toMatchObject([
    { rows: [['Filter for Families', 'Selected places', 'We sell ourselves · Others sell for us', 'So']] },
  ])
})
