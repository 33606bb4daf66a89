import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { untouchedOffering } from '#domain/plan/untouched-offering.ts'
import { finishedPlan } from '#testing/plan-of.ts'
import { record } from '#testing/plan-records.ts'
import { gaps, marketCheck } from './forecast-checks.ts'
import { report } from './report.ts'
import { shares } from './share-picture.ts'
import { changesOf, filledDown, filledRight, unitsOf } from './units.ts'

const plan = finishedPlan('en', 'seven')
const [filter, visit] = plan.offering ?? []
const idOf = (name: string) => plan.offering?.find((one) => one.name?.includes(name))?._id ?? ''
const withFirst = (fields: object): PlanData => ({
  ...plan,
  offering: [{ ...(filter as NonNullable<typeof filter>), ...fields }],
})

test('a forecast is whole with a price, something sold in the first year, and both years after it', () => {
  expect(gaps(plan)).toEqual([])
  expect(gaps({})).toMatchObject([{ field: 'forecasts' }])
  expect(gaps(withFirst({ price: null }))).toMatchObject([
    { message: { en: 'First finish "Setting your prices".' } },
  ])
  expect(gaps(withFirst({ forecasts: untouchedOffering.forecasts }))).toHaveLength(1)
  expect(gaps(withFirst({ forecasts: { ...untouchedOffering.forecasts, m3: 1, y3: null } }))).toMatchObject([
    { field: `forecasts:${filter?._id}`, message: 'required' },
  ])
  expect(gaps(withFirst({ price: 0, forecasts: { ...untouchedOffering.forecasts, m3: 1 } }))).toEqual([])
})

test('the market of the filter takes 600 a year: the first year fits, the others do not', () => {
  const { market, above, firstYear } = marketCheck(plan, idOf('ilter'))
  expect(market).toBe(600)
  expect(firstYear).toBe(540)
  expect(above).toEqual([
    { year: 'y2', units: 900 },
    { year: 'y3', units: 1200 },
  ])
})

test('the gauge tells the share of each year and what it means', () => {
  expect(shares(plan, 'en').map(({ told, levelText }) => `${told} ${levelText}`)).toEqual([
    '81.2% Almost sustainable',
    '93.8% Almost sustainable',
    '100% Sustainable',
  ])
})

test('all revenue from the market and still a loss: the loss is named', () => {
  const business = (plan.business ?? []).map((one) => ({
    ...one,
    financials: {
      ...one.financials,
      additionalRevenue: [],
      expenses: [{ category: 'rent', cost: 9999, type: 'operating' }],
    },
  })) as NonNullable<PlanData['business']>
  expect(shares({ ...plan, business }, 'en')[0]?.levelText).toMatch(/^Almost sustainable, with a loss of \$/)
})

test('only what is not so already is written, once for each offering', () => {
  const rows = unitsOf(
    [
      { ...record, _id: 'a', name: 'A', forecasts: { m1: 1, m2: 2 } },
      { ...record, _id: 'b' },
    ],
    'en',
  )
  const filled = [
    { cell: { row: 0, column: 0 }, value: 1 },
    { cell: { row: 0, column: 1 }, value: 5 },
    { cell: { row: 0, column: 2 }, value: 6 },
    { cell: { row: 1, column: 13 }, value: 9 },
    { cell: { row: 7, column: 0 }, value: 9 },
  ]
  expect(changesOf(rows, filled)).toEqual([
    { id: 'a', units: { m2: 5, m3: 6 } },
    { id: 'b', units: { y3: 9 } },
  ])
})

test('filling right stays in the selection, and from one cell goes to the last month, never into a year', () => {
  const rows = unitsOf([{ ...record, _id: 'a', forecasts: { m10: 4, y2: 7 } }], 'en')
  const box = (left: number, right: number) => ({ top: 0, bottom: 0, left, right })
  const columns = (left: number, right: number) =>
    filledRight(rows, box(left, right)).map(({ cell }) => cell.column)
  expect(columns(9, 9)).toEqual([9, 10, 11])
  expect(columns(9, 10)).toEqual([9, 10])
  expect(columns(9, 13)).toEqual([9, 10, 11])
  expect(columns(12, 13)).toEqual([12, 13])
  expect(filledRight(rows, box(9, 9)).every(({ value }) => value === 4)).toBe(true)
})

test('filling down takes the first selected row over the others', () => {
  const rows = unitsOf(
    [
      { ...record, _id: 'a', forecasts: { m1: 3 } },
      { ...record, _id: 'b' },
      { ...record, _id: 'c' },
    ],
    'en',
  )
  expect(
    filledDown(rows, { top: 0, bottom: 0, left: 0, right: 0 }).map(({ cell, value }) => [cell.row, value]),
  ).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ])
  expect(filledDown(rows, { top: 0, bottom: 1, left: 0, right: 0 })).toHaveLength(2)
})

test('the report shows sales, units, revenue of three years and who pays', () => {
  const blocks = report(plan, 'en')
  expect(blocks.map(({ kind }) => kind)).toEqual([
    ...['heading', 'picture', 'table', 'table', 'list', 'heading', 'table', 'facts', 'heading', 'picture'],
  ])
  expect(blocks[3]).toMatchObject({
    rows: [
      ['Sales', '$14,900.00', '$26,500.00', '$36,000.00'],
      ['Additional revenue: Market', '$600.00', '$600.00', '$600.00'],
      ['Additional revenue: Non-market', '$3,600.00', '$1,800.00', '$0.00'],
      ['Total revenue', '$19,100.00', '$28,900.00', '$36,600.00'],
    ],
  })
  expect(report({}, 'es')).toEqual([])
})

test.each([0, 1e12])('prices and units of %d leave nothing that is no number', (extreme) => {
  const forecasts = Object.fromEntries(
    Object.keys(untouchedOffering.forecasts).map((period) => [period, extreme]),
  )
  const offering = [filter, visit].flatMap((one) => (one ? [{ ...one, price: extreme, forecasts }] : []))
  const said = JSON.stringify([report({ ...plan, offering }, 'en'), report({ ...plan, offering }, 'es')])
  expect(said).not.toMatch(/NaN|Infinity|null/)
})
