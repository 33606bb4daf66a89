import fc from 'fast-check'
import { expect, test } from 'vitest'
import expected from '#testing/finance/clay-filter.expected.json' with { type: 'json' }
import { activities as anyActivities } from '#testing/finance/random-plan.ts'
import { workshop } from '#testing/finance/workshop.ts'
import { funnelOf, isMarketingMissing, lifetimeValue } from './funnel.ts'

const [offering] = workshop.offerings
const match = workshop.segments[0]?.offeringMatch[0]
if (!offering || !match) throw new Error('The workshop has a pair')
const worth = lifetimeValue(match, offering)

const withConversion = (conversion: number) =>
  workshop.activities.map((one) => (one.name === 'Home visit' ? { ...one, conversion } : one))

test.each([
  ['as planned', 20, expected.funnel],
  ['where a customer costs just what one is worth', 2, expected.funnelEqual],
  ['where a customer costs more', 1.6, expected.funnelWarn],
])('the funnel of the workshop %s', (_name, conversion, wanted) => {
  const funnel = funnelOf(withConversion(conversion), worth)
  for (const [name, value] of Object.entries(wanted)) {
    const is = funnel[name as keyof typeof wanted]
    expect(is, name).toEqual(typeof value === 'number' ? expect.closeTo(value, 3) : value)
  }
})

test('customers never exceed leads, and the warning stands exactly where CAC is above LTV', () => {
  const value = fc.option(
    fc.oneof(fc.double({ min: -1e6, max: 1e12, noNaN: true }), fc.integer({ max: 500 })),
  )
  fc.assert(
    fc.property(anyActivities, value, (activities, ltv) => {
      const funnel = funnelOf(activities, ltv)
      expect(funnel.customers).toBeLessThanOrEqual(funnel.leads)
      const { cac } = funnel
      const excess = cac === null || ltv === null ? 0 : cac - ltv
      if (excess <= 0) expect(funnel.warning).toBe(false)
      else if (excess > 1e-9 * Math.abs(cac ?? 0)) expect(funnel.warning).toBe(true)
      const numbers = Object.values(funnel).filter((one) => typeof one === 'number')
      expect(numbers.filter((one) => !Number.isFinite(one))).toEqual([])
    }),
    { numRuns: 10_000, seed: 15 },
  )
})

test('equal is equal: no warning comes from binary fractions', () => {
  const base = { name: '', segmentId: '', offeringId: '', selected: true, conversion: 100, reach: 3 }
  const activities = [
    { ...base, activityType: 'tofu', budget: 0.1 },
    { ...base, activityType: 'bofu', budget: 0.2 },
  ]
  const funnel = funnelOf(activities, 0.1)
  expect(funnel.cac).toBeGreaterThan(0.1)
  expect(funnel.warning).toBe(false)
})

test.each([
  [20, 'green', false],
  [2, 'amber', false],
  [1.6, 'red', true],
] as const)('home visits that win %d %% are %s, warned of: %s', (conversion, standing, warning) => {
  expect(funnelOf(withConversion(conversion), worth)).toMatchObject({ standing, warning })
})

test.each([
  [3, 'green'],
  [2.99, 'amber'],
  [1, 'amber'],
  [0.99, 'red'],
] as const)('a customer worth %d times what one costs is %s', (ratio, standing) => {
  const { cac } = funnelOf(workshop.activities, null)
  expect(funnelOf(workshop.activities, (cac ?? 0) * ratio)).toMatchObject({ standing })
})

test('people who got interested are at most those who were reached before', () => {
  const base = { name: '', segmentId: '', offeringId: '', selected: true, budget: 10 }
  const tofu = { ...base, activityType: 'tofu', reach: 100, conversion: 10 }
  const mofu = { ...base, activityType: 'mofu', reach: 5, conversion: 100 }
  const bofu = { ...base, activityType: 'bofu', reach: 8, conversion: 100 }
  expect(funnelOf([tofu, bofu], null)).toMatchObject({ warm: 10, customers: 8, isOver: false })
  expect(funnelOf([tofu, mofu, bofu], null)).toMatchObject({ warm: 5, customers: 5, isOver: true })
})

test('without customers there is no cost of one, and no warning', () => {
  expect(funnelOf([], 48)).toMatchObject({ customers: 0, cac: null, ratio: null, warning: false })
})

test('the worth of a customer is unknown while one of its figures is missing', () => {
  expect(lifetimeValue({ ...match, customerDuration: null }, offering)).toBeNull()
  expect(lifetimeValue(undefined, offering)).toBeNull()
  expect(lifetimeValue({ ...match, price: null }, { ...offering, price: 19 })).toBe(30)
})

test('marketing counts as missing in the expenses from a cent on', () => {
  const costing = (cost: number) => ({
    ...workshop,
    financials: {
      ...workshop.financials,
      expenses: workshop.financials.expenses.map((row) =>
        row.category === 'marketing' ? { ...row, cost } : row,
      ),
    },
  })
  expect([80, 79.996, 79.99, 0].map((cost) => isMarketingMissing(costing(cost)))).toEqual([
    false,
    false,
    true,
    true,
  ])
})
