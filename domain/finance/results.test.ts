import { expect, test } from 'vitest'
import { workshop } from '#testing/finance/workshop.ts'
import type { FinancePlan, Funding, Offering } from './finance-plan.ts'
import { marketUnits, yearsAboveMarket } from './market-check.ts'
import { levelOf, marketShare } from './market-share.ts'
import { competitorAverage, costPlusPrice, unitCost } from './offerings.ts'
import { financeReport } from './report.ts'
import { scenarioResults } from './results.ts'
import { onlyMoneyWeHave } from './start.ts'

const withOfferings = (change: (offering: Offering) => Partial<Offering>): FinancePlan => ({
  ...workshop,
  offerings: workshop.offerings.map((one) => ({ ...one, ...change(one) })),
})
const withFunding = (fundingSources: readonly Funding[]): FinancePlan => ({
  ...workshop,
  financials: { ...workshop.financials, fundingSources },
})
const empty: FinancePlan = {
  ...workshop,
  offerings: [],
  segments: [],
  activities: [],
  competitors: [],
  financials: {
    ...{ additionalRevenue: [], expenses: [], fixedAssets: [] },
    ...{ preOperatingCapital: [], fundingSources: [] },
  },
}
const loan = (years: number, amount = 1e12): Funding => ({
  ...{ type: 'loan', amount, interestRate: 100, years, status: 'have it' },
})

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

test.each<[string, FinancePlan]>([
  ['nothing at all', empty],
  ['prices of zero', withOfferings(() => ({ price: 0 }))],
  [
    'nothing sold',
    withOfferings(({ forecasts }) => ({ forecasts: { ...forecasts, m1: 0 }, pessimism: 100 })),
  ],
  ['the largest price', withOfferings(() => ({ price: 1e12 }))],
  ['the smallest price', withOfferings(() => ({ price: Number.MIN_VALUE, components: [] }))],
  ['a batch of nothing', withOfferings(() => ({ unitPerBatch: 0 }))],
  ['a loan of no months', withFunding([loan(0)])],
  ['a loan of forty years', withFunding([loan(40)])],
  ['shrinking expenses', { ...workshop, settings: { ...workshop.settings, expenseGrowth: [-100, -50] } }],
])('%s gives numbers everywhere', (_name, plan) => {
  expect(numbersIn(financeReport(plan)).filter((number) => !Number.isFinite(number))).toEqual([])
})

test('expenses that shrink are smaller each year', () => {
  const settings = { ...workshop.settings, expenseGrowth: [-10, -50] as const }
  const { IS } = scenarioResults({ ...workshop, settings }, 'expected')
  expect([IS.y1, IS.y2, IS.y3].map((year) => Math.round(year.operatingExpenses))).toEqual([7800, 7020, 3510])
})

test('a loan of no months is money that is never paid back', () => {
  const { IS, balance } = scenarioResults(withFunding([loan(0, 5000)]), 'expected')
  expect([IS.y1.principal, balance.y1.loans, balance.y1.paidIn]).toEqual([0, 0, 5000])
})

test('without sales there is no break-even, and where each sale loses money none either', () => {
  const free = scenarioResults(
    withOfferings(() => ({ price: 0 })),
    'expected',
  ).breakEven
  expect(free).toMatchObject({ contributionRatio: null, breakEvenSalesYear: null, isLossPerSale: false })
  const cheap = scenarioResults(
    withOfferings(() => ({ price: 4 })),
    'expected',
  ).breakEven
  expect(cheap).toMatchObject({ breakEvenSalesYear: null, safetyMarginPct: null, isLossPerSale: true })
})

test('a free offering has its units at the break-even too', () => {
  const plan = withOfferings(({ _id }) => (_id === 'offB' ? { price: 0, components: [] } : {}))
  const { breakEven, IS } = scenarioResults(plan, 'expected')
  const share = (breakEven.breakEvenSalesYear ?? 0) / IS.y1.sales
  expect(breakEven.units.offB).toBeCloseTo(140 * share, 9)
})

test('only money we have: what is not yet there vanishes with its payments', () => {
  const plan = { ...workshop, financials: onlyMoneyWeHave(workshop.financials) }
  const { start, IS, cash } = scenarioResults(plan, 'expected')
  expect(start).toMatchObject({ funding: 2000, gap: 6440, openingCash: -4940 })
  expect([IS.y1.interest, IS.y1.principal, cash.m1.opening]).toEqual([0, 0, -4940])
})

test('a loss after months of profit takes back the tax that was set aside', () => {
  const plan = withOfferings(({ forecasts }) => ({ forecasts: { ...forecasts, m12: 0 } }))
  const { IS } = scenarioResults(plan, 'expected')
  expect(IS.m12.profitBeforeTax).toBeLessThan(0)
  expect(IS.m12.tax).toBeCloseTo(IS.m12.profitBeforeTax * 0.25, 9)
})

test.each([
  ['none', 0, 0, 0],
  ['partly', 75, 25, 10],
  ['partly', 0.3, 0.1, 10],
  ['almost', 75.01, 24.99, 10],
  ['almost', 100, 0, -0.01],
  ['sustainable', 100, 0, 0],
] as const)(
  'the level is %s with sales of %d, grants of %d and a profit of %d',
  (level, sales, grants, profit) => {
    const lines = {
      ...scenarioResults(empty, 'expected').IS.y1,
      ...{ sales, additionalNonMarket: grants, totalRevenue: sales + grants, netProfit: profit },
    }
    expect(levelOf(lines)).toBe(level)
    expect(marketShare(lines)).toEqual(
      level === 'none' ? null : expect.closeTo((sales / (sales + grants)) * 100),
    )
  },
)

test('the market check warns of years above the market, and is silent while a value is missing', () => {
  const { IS } = scenarioResults(workshop, 'expected')
  expect(yearsAboveMarket(IS, 'offA', marketUnits(workshop, 'offA'))).toEqual(['y2', 'y3'])
  expect(marketUnits(workshop, 'offB')).toBeNull()
  const segments = workshop.segments.map((segment) => ({
    ...segment,
    targetMarket: 500,
    offeringMatch: segment.offeringMatch.map((match) => ({ ...match, targetMarket: null })),
  }))
  expect(marketUnits({ ...workshop, segments }, 'offA')).toBe(25)
  const unknown = segments.map((segment) => ({ ...segment, targetMarket: null }))
  expect(marketUnits({ ...workshop, segments: unknown }, 'offA')).toBeNull()
})

test('prices beside the own one: cost plus, and the alternatives by their share', () => {
  const [offering] = workshop.offerings
  expect(offering && costPlusPrice(unitCost(offering), 70)).toBeCloseTo(15.3, 9)
  expect(competitorAverage(workshop.competitors)).toBe(29.75)
  expect(competitorAverage(workshop.competitors.map((one) => ({ ...one, marketShare: 0 })))).toBe(31.5)
  expect(competitorAverage([])).toBeNull()
})
