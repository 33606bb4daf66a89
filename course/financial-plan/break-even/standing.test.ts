import { expect, test } from 'vitest'
import { sampleOf } from '#course/samples/samples.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { breakEvenPicture } from './break-even-picture.ts'
import { report } from './report.ts'
import { sharePicture } from './share-picture.ts'
import { gaps, standingOf, unitsToSell } from './standing.ts'

const { data } = await sampleOf('clay-filter', 'seven', 'en')
const priced = (price: number): PlanData => ({
  ...data,
  offering: (data.offering ?? []).map((one) => ({ ...one, price })),
})
const told = { lead: () => [], facts: () => [] }

test('sales stand above or below the point, or there is none', () => {
  expect(standingOf(shownFigures(data))).toBe('above')
  expect(standingOf(shownFigures(data, 'pessimistic'))).toBe('below')
  expect(standingOf(shownFigures(priced(3)))).toBe('lossPerSale')
  expect(standingOf(shownFigures(priced(0)))).toBe('noSales')
})

test('without sales, or with a loss on each, the step is not complete', () => {
  expect(gaps(data)).toEqual([])
  expect(gaps(priced(3))).toMatchObject([
    { field: 'point', message: { en: 'You lose money on every sale, so there is no break-even point.' } },
  ])
  expect(gaps({})).toMatchObject([{ field: 'point' }])
})

test('units in a month are whole and enough', () => {
  expect(unitsToSell(shownFigures(data)).map(({ offering, count }) => [offering.name, count])).toEqual([
    ['Clay water filter', 44],
    ['Filter check-up visit', 12],
  ])
})

test('the report says what has to be sold, with the safety margin, and shows the market share', () => {
  const blocks = report(data, 'en', told)
  expect(blocks[0]).toMatchObject({
    text: 'The team must sell $1,204.83 a month – for example 44 × Clay water filter + 12 × Filter check-up visit. Safety margin: 2.97%.',
  })
  expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'picture', 'heading', 'picture', 'text'])
})

test('where there is no point there is no chart, and the report says why', () => {
  expect(breakEvenPicture(shownFigures(priced(3)), { data, locale: 'en' })).toBeNull()
  expect(report(priced(3), 'es', told)[0]).toMatchObject({
    text: 'Cada venta pierde dinero, así que no hay punto de equilibrio.',
  })
})

test('the card names the level of each year beside its share', () => {
  expect(sharePicture(shownFigures(data, 'pessimistic'), 'en').twin?.map(({ text }) => text)).toEqual([
    'Year 1: 74.46% · Partly funded by the market',
    'Year 2: 91.1% · Almost sustainable',
    'Year 3: 100% · Sustainable',
  ])
})
