import { expect, test } from 'vitest'
import { markupOf } from '#course/shared/markup.ts'
import type { Offering, Segment } from '#course/shared/segments.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { finishedPlan } from '#testing/plan-of.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { bordersOf, gaps, isOutside, marginOf, subsidyOf, suggestedPrice } from './prices.ts'
import { report } from './report.ts'
import { scalePicture } from './scale-picture.ts'

const glasses: Offering = {
  ...record,
  _id: 'o',
  name: 'Glasses',
  segmentMatch: ['village', 'town'],
  unitPerBatch: 1,
  components: [{ name: 'Pair', type: 'material', cost: 6 }],
  price: 8,
  rangeLow: 5,
  rangeHigh: 14,
}
const segment = (_id: string, market: number, low: number, high: number, price: number): Segment => ({
  ...record,
  ...{ _id, name: _id, targetMarket: market, marketShare: 10 },
  offeringMatch: [{ offeringId: 'o', title: '', description: '', priceLow: low, priceHigh: high, price }],
})
const plan: PlanData = {
  offering: [glasses],
  segment: [segment('village', 1000, 4, 7, 5), segment('town', 750, 10, 15, 12)],
  competitor: [
    { ...record, _id: 'c', name: 'Shop', price: 14, marketShare: 60, segmentId: 'town', offeringId: 'o' },
  ],
  input: [
    answerAt('six/pricing/markup:o', { value: '50' }),
    answerAt('six/pricing/reason:o', { value: 'Fair' }),
  ],
}

test('a price stands between cost, cost with markup and what competitors ask', () => {
  expect(bordersOf(plan, glasses)).toMatchObject({
    cost: 6,
    costPlus: 9,
    averages: [{ segment: { _id: 'town' }, average: 14 }],
  })
  const [markup, ...others] = plan.input ?? []
  const told = (value: string) => markupOf({ input: [{ ...markup, value } as never, ...others] }, glasses)
  expect(['', '12,5', 'much', '-3', '1e400'].map(told)).toEqual([null, 12.5, null, null, null])
})

test('the suggestion is what a customer pays on average', () => {
  const pairs = pairsOf(plan)
  expect(suggestedPrice(pairs)).toBe(8)
  const uncounted = pairs.map((pair) => ({ ...pair, segment: { ...pair.segment, targetMarket: null } }))
  expect(suggestedPrice(uncounted)).toBe(8.5)
  expect(suggestedPrice([])).toBeNull()
})

test('what is left of a price is told in money and in percent', () => {
  expect(marginOf(8, 6)).toEqual({ margin: 2, percent: 25 })
  expect(marginOf(0, 6)).toEqual({ margin: -6, percent: null })
  expect(marginOf(null, 6)).toBeNull()
  expect(marginOf(8, null)).toBeNull()
})

test('who pays less than a unit costs is carried, if others pay more', () => {
  const names = (some: readonly { segment: Segment }[] = []) => some.map((one) => one.segment._id)
  const found = subsidyOf(pairsOf(plan), 6)
  expect([names(found?.carried), names(found?.carrying)]).toEqual([['village'], ['town']])
  expect(subsidyOf(pairsOf(plan), 4)).toBeNull()
  expect(subsidyOf(pairsOf(plan), 40)).toBeNull()
})

test('every price is needed, in its order, and a reason', () => {
  expect(gaps(plan)).toEqual([])
  const fields = (of: PlanData) => gaps(of).map(({ field }) => field)
  expect(fields({ ...plan, input: [], offering: [{ ...glasses, price: 0, rangeLow: 20 }] })).toEqual([
    'rangeLow:o',
    'price:o',
    'reason:o',
  ])
  expect(fields({ ...plan, segment: [segment('town', 1, 9, 4, 5), { ...record, _id: 'village' }] })).toEqual([
    'offeringMatch.priceLow:town:o',
    'offeringMatch.priceLow:village:o',
    'offeringMatch.priceHigh:village:o',
    'offeringMatch.price:village:o',
  ])
  expect([4, 5, 14, 15].map((price) => isOutside(price, glasses))).toEqual([true, false, false, true])
})

test('the scale tells cost, competitors, price and what each segment would pay', () => {
  expect(scalePicture(plan, glasses, 'en').twin?.map(({ text }) => text)).toEqual([
    'Competitor average: $14',
    'Cost-plus price: $9',
    'Average price: $8',
    'Unit cost: $6',
    'village: would pay $4 to $7, pay $5',
    'town: would pay $10 to $15, pay $12',
    'Range: $5 to $14',
  ])
  const bare = scalePicture({ offering: [{ ...record, _id: 'n' }] }, { ...record, _id: 'n' }, 'es')
  expect(bare.twin).toEqual([])
})

test('the report is a price card for each offering that has one', () => {
  const blocks = report(finishedPlan('en', 'six'), 'en')
  const card = ['heading', 'picture', 'facts', 'table', 'text']
  expect(blocks.map(({ kind }) => kind)).toEqual([...card, ...card])
  expect(blocks[2]).toMatchObject({
    rows: [
      { value: '$25' },
      { value: '$9' },
      { value: '$24.75' },
      { value: '$18 to $32' },
      { value: '$16 (64%)' },
    ],
  })
  expect(report({ ...plan, input: [], segment: [], offering: [{ ...record, _id: 'n' }] }, 'es')).toEqual([])
})
