import { expect, test } from 'vitest'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import { gaps, usualOrders, withWorth } from './customer-worth.ts'

type Frequency = 'Never' | 'Once' | 'Monthly' | 'Weekly'

const families = (more: object = {}) => ({
  ...record,
  _id: 's',
  name: 'Families',
  offeringMatch: [{ offeringId: 'o', title: 'The pot', frequency: 'Monthly' as Frequency, ...more }],
})
const radio = {
  ...record,
  _id: 'a',
  activityType: 'tofu' as const,
  selected: true,
  segmentId: 's',
  offeringId: 'o',
}
const plan = (more: object = {}, activity: object = {}): PlanData => ({
  segment: [families(more)],
  offering: [{ ...record, _id: 'o', name: 'Filter', segmentMatch: ['s'] }],
  activity: [{ ...radio, ...activity }],
})
const pairIn = (data: PlanData) => pairsOf(data)[0] as Pair
const fieldsIn = (data: PlanData) => gaps(data).map(({ field }) => field)

test.each<[Frequency, number | null]>([
  ['Weekly', 52],
  ['Monthly', 12],
  ['Once', 1],
  ['Never', null],
])('who buys %s orders %s times a year', (frequency, orders) => {
  expect(usualOrders(pairIn(plan({ frequency })))).toBe(orders)
})

test('the usual orders go along with the first figure that is written, and never over an own one', () => {
  const fresh = plan()
  expect(withWorth(pairIn(fresh), families(), { unitsPerSale: 2 })).toMatchObject([
    { orderFrequency: 12, unitsPerSale: 2, title: 'The pot' },
  ])
  const own = { orderFrequency: 4 }
  expect(withWorth(pairIn(plan(own)), families(own), { unitsPerSale: 2 })).toMatchObject([
    { orderFrequency: 4 },
  ])
  expect(withWorth(pairIn(fresh), families(), { orderFrequency: 3 })).toMatchObject([{ orderFrequency: 3 }])
  const rare = { frequency: 'Never' }
  const [match] = withWorth(pairIn(plan(rare)), families(rare), { price: 25 })
  expect(match).not.toHaveProperty('orderFrequency')
})

test('a segment that has said nothing of the offering yet begins to', () => {
  const silent = { ...families(), offeringMatch: [] }
  expect(withWorth(pairIn(plan()), silent, { price: 25 })).toEqual([
    { offeringId: 'o', title: 'Filter', description: '', price: 25 },
  ])
})

test('every chosen activity needs its numbers, and every pair with one what a customer is worth', () => {
  expect(fieldsIn(plan())).toEqual([
    'reach:a',
    'conversion:a',
    'budget:a',
    ...['orderFrequency', 'unitsPerSale', 'customerDuration', 'price'].map(
      (name) => `offeringMatch.${name}:s:o`,
    ),
  ])
  const worth = { orderFrequency: 12, unitsPerSale: 1, customerDuration: 2 }
  const numbers = { reach: 100, conversion: 0, budget: 0 }
  expect(fieldsIn(plan(worth, numbers))).toEqual(['offeringMatch.price:s:o'])
  expect(fieldsIn(plan({ ...worth, price: 25 }, numbers))).toEqual([])
})

test('the usual price of an offering is enough', () => {
  const worth = { orderFrequency: 12, unitsPerSale: 1, customerDuration: 2 }
  const data = plan(worth, { reach: 100, conversion: 5, budget: 10 })
  const offering = (data.offering ?? []).map((one) => ({ ...one, price: 25 }))
  expect(fieldsIn({ ...data, offering })).toEqual([])
})

test('without a chosen activity there is nothing to count', () => {
  expect(fieldsIn(plan({}, { selected: false }))).toEqual(['activities'])
  expect(fieldsIn({})).toEqual(['activities'])
})
