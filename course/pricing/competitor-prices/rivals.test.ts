import { expect, test } from 'vitest'
import { averageOf, marketOf } from '#course/pricing/shared/figures.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { finishedPlan } from '#testing/plan-of.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { pricePicture, sharePicture } from './market-picture.ts'
import { report } from './report.ts'
import { gapsOfPair, sharesOf, suggestionsFor, withMarket } from './rivals.ts'

const rival = (name: string, price: number | null, marketShare: number | null) => ({
  ...record,
  ...{ _id: name, name, price, marketShare, segmentId: 's', offeringId: 'o' },
})
const crisps = rival('Crisps', 3, 50)
const roll = rival('Filled roll', 6, 25)
const home = rival('From home', 4, 15)
const plan: PlanData = {
  segment: [
    {
      ...record,
      _id: 's',
      name: 'Pupils',
      addressableMarket: 6000,
      addressableMarketDescription: 'School register',
      targetMarket: 1500,
      marketShare: 4,
      marketShareJustification: 'Three schools',
    },
  ],
  offering: [{ ...record, _id: 'o', name: 'Snack', segmentMatch: ['s'] }],
  competitor: [crisps, roll, home],
  input: [],
}
const pairIn = (of: PlanData) => pairsOf(of)[0] as Pair

test('each price counts as much as it is used, and one without a price not at all', () => {
  expect(averageOf([crisps, roll, home])).toBe(4)
  expect(averageOf([crisps, rival('Unknown', null, 40)])).toBe(3)
  expect(averageOf([rival('A', 2, 0), rival('B', 4, null)])).toBe(3)
  expect(averageOf([])).toBeNull()
})

test('what the shares leave are others, and more than all is too much', () => {
  expect(sharesOf([crisps, roll, home], 4)).toEqual({ taken: 94, others: 6, isOver: false })
  expect(sharesOf([crisps, roll, home], 20)).toMatchObject({ others: 0, isOver: true })
})

test('the market of a pair is that of its segment until it says otherwise, and then says all of it', () => {
  const pair = pairIn(plan)
  expect(marketOf(pair)).toMatchObject({ targetMarket: 1500, marketShare: 4 })
  const [match] = withMarket(pair, pair.segment, { targetMarket: 900 })
  expect(match).toMatchObject({
    ...{ offeringId: 'o', title: 'Snack', targetMarket: 900, addressableMarket: 6000, marketShare: 4 },
    ...{ addressableMarketDescription: 'School register', marketShareJustification: 'Three schools' },
  })
  const next = { ...plan, segment: [{ ...pair.segment, offeringMatch: match ? [match] : [] }] }
  expect(marketOf(pairIn(next)).targetMarket).toBe(900)
})

test('a pair needs two competitors with price and share, and its market', () => {
  expect(gapsOfPair(plan, pairIn(plan))).toEqual([])
  const fields = (of: PlanData) => gapsOfPair(of, pairIn(of)).map(({ field }) => field)
  expect(fields({ ...plan, competitor: [crisps, rival('Roll', null, 3)] })).toEqual([
    'competitors:s:o',
    'price:Roll',
  ])
  expect(
    fields({ ...plan, segment: [{ ...record, _id: 's', targetMarket: 9, addressableMarket: 4 }] }),
  ).toEqual([
    'offeringMatch.addressableMarketDescription:s:o',
    'offeringMatch.marketShare:s:o',
    'offeringMatch.marketShareJustification:s:o',
    'offeringMatch.targetMarket:s:o',
  ])
})

test('solutions of the map are suggested until they are on the list', () => {
  const solution = (value: string) => answerAt('three/map-current-solutions/solution', { value })
  const mapped = { ...plan, input: [solution('crisps '), solution('Doing nothing')] }
  expect(suggestionsFor(mapped, pairIn(mapped))).toEqual(['Doing nothing'])
})

test('the pictures say in words what they show', () => {
  const of = { pair: pairIn(plan), rivals: [crisps, roll, home], share: 4 }
  expect(pricePicture(plan, of, 'en').twin?.map(({ text }) => text)).toEqual([
    '1. Crisps: $3, 50%',
    '2. Filled roll: $6, 25%',
    '3. From home: $4, 15%',
    'Competitor average: $4',
  ])
  expect(sharePicture(of, 'en').twin?.map(({ text }) => text)).toEqual([
    'We: 4%',
    '1. Crisps: 50%',
    '2. Filled roll: 25%',
    '3. From home: 15%',
    'Others: 6%',
  ])
})

test.each([
  [0, 0],
  [1e12, 100],
  [null, null],
])('a price of %s and a share of %s are drawn', (price, share) => {
  const of = { pair: pairIn(plan), rivals: [rival('Odd', price, share), rival('Other', 0, 100)], share }
  expect(JSON.stringify([pricePicture(plan, of, 'es'), sharePicture(of, 'es')])).not.toMatch(/NaN|Infinity/)
})

test('the report tells prices, shares and market of every pair', () => {
  const kinds = report(finishedPlan('en', 'six'), 'en').map(({ kind }) => kind)
  const pair = ['heading', 'picture', 'table', 'text', 'picture', 'table', 'text', 'text']
  expect(kinds).toEqual([...pair, ...pair])
  expect(report({ ...plan, competitor: [] }, 'en')).toEqual([])
})
