import { expect, test } from 'vitest'
import { sampleOf } from '#course/samples/samples.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import expected from '#testing/finance/clay-filter.expected.json' with { type: 'json' }
import { finishedPlan } from '#testing/plan-of.ts'
import { chosenFunnels, funnelsOf, totalOf } from './funnel-of-plan.ts'

const workshop = finishedPlan('en', 'five')
const withConversion = (conversion: number): PlanData => ({
  ...workshop,
  activity: (workshop.activity ?? []).map((one) =>
    one.name === 'Home visit' ? { ...one, conversion } : one,
  ),
})

test.each([
  ['as planned', 20, expected.funnel],
  ['where a customer costs just what one is worth', 2, expected.funnelEqual],
  ['where a customer costs more', 1.6, expected.funnelWarn],
])('the records of the workshop give its worked-out funnel %s', (_name, conversion, wanted) => {
  const [families] = funnelsOf(withConversion(conversion))
  for (const [name, value] of Object.entries(wanted)) {
    const is = families?.funnel[name as keyof typeof wanted]
    expect(is, name).toEqual(typeof value === 'number' ? expect.closeTo(value, 3) : value)
  }
})

test('the second sample plan has three funnels, one of them with a middle part', async () => {
  const { data } = await sampleOf('otra-vuelta', 'five', 'es')
  const funnels = chosenFunnels(data)
  expect(
    funnels.map(({ funnel: { leads, warm, customers, budget, cac } }) => [
      ...[Math.round(leads), warm, Math.round(customers), budget, cac].map(Number),
    ]),
  ).toEqual([
    [1108, 1108, 750, 45000, 60],
    [270, 240, 150, 11400, 76],
    [52, 52, 16, 6600, 412.5],
  ])
  expect(totalOf(funnels)).toMatchObject({ customers: 916, budget: 63000 })
  expect(funnels.map(({ isBeforeCosts }) => isBeforeCosts)).toEqual([true, true, true])
})

test('activities stand from the top of the funnel to its bottom, whatever their order', async () => {
  const { data } = await sampleOf('otra-vuelta', 'five', 'en')
  const turned = { ...data, activity: data.activity?.toReversed() ?? [] }
  const types = chosenFunnels(turned).map(({ activities }) => activities.map((one) => one.activityType))
  expect(types[1]).toEqual(['tofu', 'mofu', 'bofu'])
})

test('without any price nobody is warned that customers are worth nothing', () => {
  const unpriced: PlanData = {
    ...workshop,
    offering: (workshop.offering ?? []).map((one) => ({ ...one, price: null })),
    segment: (workshop.segment ?? []).map((one) => ({
      ...one,
      offeringMatch: (one.offeringMatch ?? []).map((match) => ({ ...match, price: null })),
    })),
  }
  expect(funnelsOf(unpriced)[0]?.funnel).toMatchObject({ ltv: null, standing: null, warning: false })
})

test('a pair for which nothing was chosen counts in no total', () => {
  expect(funnelsOf(workshop)).toHaveLength(2)
  expect(chosenFunnels(workshop)).toHaveLength(1)
  expect(totalOf([])).toEqual({ customers: 0, budget: 0, cac: null })
})
