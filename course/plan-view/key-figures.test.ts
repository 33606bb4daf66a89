import { expect, test } from 'vitest'
import { sampleOf } from '#course/samples/samples.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { toldFigure } from './figure-words.ts'
import { keyFigures } from './key-figures.ts'

const offering = { _id: 'o', price: 10, forecasts: { m1: 100, y3: 500 }, segmentMatch: ['s'] }
const plan = (rows: object) => rows as unknown as PlanData
const valuesOf = (data: PlanData) =>
  Object.fromEntries(keyFigures(data).map(({ name, value }) => [name, value]))
const placesOf = (data: PlanData) =>
  Object.fromEntries(keyFigures(data).map(({ name, place }) => [name, `${place.module}/${place.step}`]))

test('of a plan without figures nothing is known, and each says where it is asked for', () => {
  expect(new Set(Object.values(valuesOf({})))).toEqual(new Set([null]))
  expect(placesOf({})).toEqual({
    customers: 'five/marketing-sales-plan',
    sales: 'six/pricing',
    netProfit: 'six/pricing',
    netProfitY3: 'six/pricing',
    marketShare: 'six/pricing',
    startUpNeed: 'seven/fixed-assets',
  })
})

test('sales without expenses are no profit yet: the step with the expenses is named', () => {
  const sold = plan({ offering: [offering] })
  expect(valuesOf(sold)).toMatchObject({ sales: 1000, netProfit: null, netProfitY3: null, marketShare: 100 })
  expect(placesOf(sold)).toMatchObject({ netProfit: 'seven/expenses' })
  const expenses = [{ category: 'rent', type: 'operating', cost: 10 }]
  const whole = plan({ offering: [offering], business: [{ _id: 'b', financials: { expenses } }] })
  expect(valuesOf(whole)).toMatchObject({ netProfit: 880, netProfitY3: 4880, startUpNeed: null })
})

test('a price without a forecast sends to the forecast', () => {
  expect(placesOf(plan({ offering: [{ ...offering, forecasts: {} }] }))).toMatchObject({
    sales: 'seven/revenue',
  })
})

test('customers are those of the funnels of all pairs; without a funnel there are none to tell of', () => {
  const activity = (activityType: string, segmentId: string) => ({
    ...{ _id: activityType + segmentId, activityType, segmentId, offeringId: 'o', selected: true },
    ...{ reach: 100, conversion: 50 },
  })
  const rows = {
    offering: [{ ...offering, segmentMatch: ['s', 't'] }],
    segment: [{ _id: 's' }, { _id: 't' }],
  }
  expect(valuesOf(plan(rows)).customers).toBeNull()
  const activity2 = ['s', 't'].flatMap((id) => [activity('tofu', id), activity('bofu', id)])
  expect(valuesOf(plan({ ...rows, activity: activity2 })).customers).toBe(100)
})

test.each(['clay-filter', 'otra-vuelta'] as const)(
  'the sample plan %s has all of them, in both languages',
  async (name) => {
    const { data } = await sampleOf(name, 'nine', 'en')
    for (const { name: figure, value } of keyFigures(data)) {
      expect(value, figure).not.toBeNull()
      expect(toldFigure(figure, value ?? 0, 'es', 'USD')).toMatch(/\d/)
    }
  },
)

test('a share is told in percent, an amount with its currency', () => {
  expect(toldFigure('marketShare', 99.64, 'en', 'USD')).toBe('99.6%')
  expect(toldFigure('netProfit', -1234.5, 'en', 'USD')).toBe('−1,235\u00a0USD')
  expect(toldFigure('customers', 1234, 'es', 'USD')).toBe('1\u202f234')
})
