import { modelIds } from '#course/model-ids.ts'
import { type Case, families, filter, idOf, schools, visit } from './case.ts'
import { all, business, edit, financials, say } from './change.ts'

const flows = (row: Readonly<Record<string, unknown>>) =>
  row.stepKey === 'business-model' && row.key === 'flow'
const flow = (parent: string, ...valueArr: string[]) => say('four/business-model/flow', { parent, valueArr })
const needed = (thing: string) => say('four/key-resources/needed', { parent: families, valueArr: [thing] })

type Row = Readonly<Record<string, unknown>>
const inList = (list: string, where: (row: Row) => boolean, fields: object) => (record: Row) => ({
  [list]: (record[list] as Row[]).map((row) => (where(row) ? { ...row, ...fields } : row)),
})
const pair = (segment: string, fields: object) =>
  edit(
    'segment',
    segment,
    inList('offeringMatch', () => true, fields),
  )
const forecast = (offering: string, fields: object) =>
  edit('offering', offering, ({ forecasts }) => ({ forecasts: { ...(forecasts as object), ...fields } }))

const rent = { category: 'rent', type: 'operating', description: 'Workshop', cost: 120 } as const
const pay = { category: 'salaries', type: 'operating', description: 'Manager', cost: 450 } as const
const marketing = { category: 'marketing', type: 'operating', description: 'Flyers', cost: 80 } as const
const grant = { category: 'grant', description: 'City', value: 300 } as const
const savings = (amount: number) =>
  ({ type: 'own-savings', amount, interestRate: 0, years: 0, status: 'have it' }) as const
const loan = (years: number) =>
  ({ type: 'loan', amount: 4000, interestRate: 12, years, status: 'not yet' }) as const
const kiln = { classification: 'machinery', description: 'Kiln', cost: 3000 } as const

/** Prices, sales and the money to start with. */
export const moneyCases: readonly Case[] = [
  {
    rule: 'segment-nobody-pays-for',
    broken: all(edit('input', flows, { valueArr: ['benefits'] }), financials({ additionalRevenue: [] })),
    repaired: flow(families, 'pays', 'benefits'),
    says: 'Families without piped water',
  },
  {
    rule: 'payer-without-price',
    broken: all(edit('offering', visit, { price: null }), pair(schools, { price: null })),
    repaired: edit('offering', visit, { price: 10 }),
    says: 'Schools and clinics',
  },
  {
    rule: 'price-for-who-does-not-pay',
    broken: flow(schools, 'uses', 'benefits'),
    repaired: pair(schools, { price: 0 }),
    says: '$10',
  },
  {
    rule: 'revenue-model-without-income',
    broken: all(
      edit('offering', () => true, { price: 0 }),
      financials({ additionalRevenue: [] }),
    ),
    repaired: financials({ additionalRevenue: [grant] }),
    says: 'no income',
  },
  {
    rule: 'fundraising-without-donors',
    broken: all(
      business({ modelSelection: [{ modelId: modelIds.fundraising, selected: true, type: 'revenue' }] }),
      financials({ additionalRevenue: [] }),
    ),
    repaired: financials({ additionalRevenue: [grant] }),
    says: 'Fundraising',
  },
  {
    rule: 'market-share-below-target',
    broken: all(
      say('four/choose-definition/target', { value: 'social-business', valueArr: ['100'] }),
      say('seven/revenue/grant-continuity', { valueArr: ['100', '100'] }),
    ),
    repaired: say('four/choose-definition/target', { value: 'almost-sustainable', valueArr: ['90'] }),
    says: '100%',
  },
  {
    rule: 'needed-thing-without-cost',
    broken: all(needed('Kiln and press'), financials({ fixedAssets: [], preOperatingCapital: [] })),
    repaired: financials({ fixedAssets: [kiln] }),
    says: 'Kiln and press',
  },
  {
    rule: 'needed-people-without-pay',
    broken: all(
      needed('Ten trained potters'),
      financials({ expenses: [rent, marketing] }),
      edit(
        'offering',
        () => true,
        inList('components', ({ type }) => type === 'labour', { cost: 0 }),
      ),
    ),
    repaired: financials({ expenses: [rent, pay, marketing] }),
    says: 'Ten trained potters',
  },
  {
    rule: 'marketing-not-in-expenses',
    broken: financials({ expenses: [rent, pay] }),
    repaired: financials({ expenses: [rent, pay, marketing] }),
    says: '$80',
  },
  {
    rule: 'customer-costs-more-than-worth',
    broken: edit('activity', idOf('b7'), { budget: 9000 }),
    repaired: edit('activity', idOf('b7'), { budget: 300 }),
    says: 'Winning a customer',
  },
  {
    rule: 'price-below-unit-cost',
    broken: edit('offering', filter, { price: 8 }),
    repaired: edit('offering', filter, { unitPerBatch: 40 }),
    says: '$9',
  },
  {
    rule: 'price-above-what-people-pay',
    broken: pair(families, { price: 40 }),
    repaired: pair(families, { priceHigh: 45 }),
    says: '$30',
  },
  {
    rule: 'price-outside-range',
    broken: edit('offering', filter, { price: 40 }),
    repaired: edit('offering', filter, { rangeHigh: 50 }),
    says: '$32',
  },
  {
    rule: 'figures-use-another-price',
    broken: pair(families, { price: 18 }),
    repaired: edit('offering', filter, { price: 18 }),
    says: '$18',
  },
  {
    rule: 'market-shares-above-hundred',
    broken: edit('competitor', idOf('cd'), { marketShare: 90 }),
    repaired: edit('competitor', idOf('ce'), { marketShare: 0 }),
    says: '120%',
  },
  {
    rule: 'forecast-above-market',
    broken: forecast(filter, { m1: 900 }),
    repaired: pair(families, { marketShare: 40 }),
    says: '600',
  },
  {
    rule: 'forecast-above-market',
    broken: forecast(filter, { y3: 7000 }),
    repaired: pair(families, { targetMarket: 20_000 }),
    says: 'whole target market would buy 6,000',
  },
  {
    rule: 'forecast-above-reach',
    broken: forecast(filter, { m1: 6000 }),
    repaired: edit('activity', idOf('b7'), { reach: 9000 }),
    says: '5,000 people',
  },
  {
    rule: 'forecast-without-unit-cost',
    broken: edit('offering', visit, { components: [] }),
    repaired: edit('offering', visit, { components: [{ name: 'Time', cost: 3, type: 'labour' }] }),
    says: 'Filter check-up visit',
  },
  {
    rule: 'forecast-jumps',
    broken: forecast(filter, { y2: 3000 }),
    repaired: forecast(filter, { m12: 900 }),
    says: '3,000',
  },
  {
    rule: 'no-profit-in-three-years',
    broken: financials({ expenses: [{ ...pay, cost: 9000 }, marketing] }),
    repaired: financials({ expenses: [pay, marketing] }),
    says: 'without a loss',
  },
  {
    rule: 'need-without-funding',
    broken: financials({ fundingSources: [savings(2000), loan(2)] }),
    repaired: financials({ fundingSources: [savings(4440), loan(2)] }),
    says: '$2,440 is missing',
  },
  {
    rule: 'funding-never-used',
    broken: financials({ fundingSources: [savings(20_000)] }),
    repaired: financials({ fundingSources: [savings(8440)] }),
    says: 'lies unused',
  },
  {
    rule: 'cash-below-zero',
    broken: financials({ fundingSources: [savings(3000), loan(2)] }),
    repaired: financials({ fundingSources: [savings(4440), loan(2)] }),
    says: 'runs out',
  },
  {
    rule: 'loan-not-earned',
    broken: financials({ expenses: [{ ...rent, cost: 3000 }, marketing] }),
    repaired: financials({ fundingSources: [savings(8440)] }),
    says: 'year 2',
  },
  {
    rule: 'loan-outlives-assets',
    broken: financials({ fundingSources: [savings(4440), loan(30)] }),
    repaired: financials({ fundingSources: [savings(4440), loan(5)] }),
    says: '30 years',
  },
  {
    rule: 'start-in-the-past',
    broken: business({ startDate: '2026-01-01' }),
    repaired: business({ businessStarted: true }),
    says: 'which is over',
  },
  {
    rule: 'start-in-the-past',
    broken: business({ businessStarted: true }),
    repaired: business({ startDate: '2026-01-01' }),
    says: 'run already',
  },
]
