import { expect, test } from 'vitest'
import type { Activity, FinancePlan, Match } from './finance-plan.ts'
import { differsFromFunnel, funnelUnits } from './market-check.ts'

const match: Match = {
  ...{ offeringId: 'o', price: null, targetMarket: null, marketShare: null, customerDuration: null },
  ...{ orderFrequency: 2, unitsPerSale: 3 },
}
const activity = (activityType: string, reach: number, selected = true): Activity => ({
  ...{ name: '', activityType, segmentId: 's', offeringId: 'o', selected, reach, conversion: 10, budget: 0 },
})
const plan = (matches: readonly Match[], activities: readonly Activity[]): FinancePlan => ({
  settings: { taxRate: 0, expenseGrowth: [0, 0], grantContinuity: [100, 100] },
  offerings: [],
  financials: {
    ...{ additionalRevenue: [], expenses: [], fixedAssets: [], preOperatingCapital: [], fundingSources: [] },
  },
  segments: [{ _id: 's', name: '', targetMarket: null, marketShare: null, offeringMatch: matches }],
  activities,
  competitors: [],
})
const funnel = [activity('tofu', 1000), activity('bofu', 500)]

test('the customers of the funnel buy so many times so many units a year', () => {
  expect(funnelUnits(plan([match], funnel), 'o')).toBe(50 * 2 * 3)
})

test('without a chosen activity, or while a number is missing, the funnel says nothing of the forecast', () => {
  expect(funnelUnits(plan([match], [activity('tofu', 1000, false)]), 'o')).toBeNull()
  expect(funnelUnits(plan([{ ...match, unitsPerSale: null }], funnel), 'o')).toBeNull()
  expect(funnelUnits(plan([match], funnel), 'another')).toBeNull()
})

test.each([
  [100, 125, false],
  [100, 125.01, true],
  [100, 75, false],
  [100, 74.9, true],
  [100, null, false],
  [0, 0, false],
  [0, 1, true],
])('a forecast of %d beside %s of the funnel: differs %s', (forecast, units, expected) => {
  expect(differsFromFunnel(forecast, units)).toBe(expected)
})
