import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moduleLoads } from '#course/modules.ts'
import { explainer } from '#domain/finance/explain/explain.ts'
import type { Factor, Figure } from '#domain/finance/explain/explanation.ts'
import { loansIn } from '#domain/finance/explain/sources.ts'
import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import { lineNames } from '#domain/finance/lines.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { type Column, columnNames, years } from '#domain/finance/periods.ts'
import { randomPlan } from '#testing/finance/random-plan.ts'
import { pricedWorkshop as workshop } from '#testing/finance/workshop.ts'
import { record } from '#testing/plan-records.ts'
import { type FigureName, figureSort } from './figure-sorts.ts'
import { figureWords } from './figure-words.ts'
import { type InputName, inputName, inputs } from './inputs.ts'
import { factorName, figureName } from './names.ts'
import { periodName } from './period-names.ts'
import { toldNumber } from './told-number.ts'

const locales = ['en', 'es'] as const
const figureNames = Object.keys(figureWords.en) as FigureName[]

const offeringNames = [
  ...(['breakEvenUnitsMonth', 'marketUnits', 'funnelUnits', 'unitCost'] as const),
  ...(['costPlus', 'priceMarginPct', 'suggestedPrice'] as const),
]
const pairNames = ['ratio', 'marginPct', 'competitorAverage', 'sharesLeft', 'marketCustomers'] as const

/** Figures from which all others are reached by asking on. */
function topFigures(plan: FinancePlan): readonly Figure[] {
  const columns = ['netCash', 'openingCash', 'closingCash', 'marketShare'] as const
  const whole = figureNames.filter((name) => name.startsWith('start.') || name.startsWith('breakEvenSales'))
  const balance = figureNames.filter((name) => name.startsWith('balance.'))
  const pairs = plan.segments.flatMap(({ _id, offeringMatch }) =>
    offeringMatch.flatMap(({ offeringId }) =>
      plan.offerings.some((one) => one._id === offeringId) ? [{ segment: _id, offering: offeringId }] : [],
    ),
  )
  return [
    ...[...lineNames, ...columns].flatMap((name) => columnNames.map((column) => ({ name, column }))),
    ...whole.map((name) => ({ name }) as Figure),
    { name: 'safetyMarginPct' },
    ...balance.flatMap((name) => years.map((year) => ({ name, year }) as Figure)),
    ...(['totalCosts', 'paidBefore', 'reserveMonths', 'marketingPlanned', 'marketingEntered'] as const).map(
      (name) => ({ name }),
    ),
    ...plan.offerings.flatMap(({ _id, components }): Figure[] => [
      ...offeringNames.map((name) => ({ name, offering: _id })),
      ...components.flatMap(({ type }): Figure[] =>
        type ? [{ name: 'batchPart', offering: _id, kind: type }] : [],
      ),
    ]),
    ...plan.financials.fixedAssets.flatMap(({ classification }, row): Figure[] => [
      { name: 'assetWear', row },
      { name: 'assetsPart', kind: classification },
    ]),
    ...plan.financials.expenses.flatMap(({ category }, row): Figure[] => [
      { name: 'expenseYear', row },
      { name: 'expensesPart', kind: category },
    ]),
    ...plan.financials.fundingSources.map(({ status }): Figure => ({ name: 'fundingOf', kind: status })),
    ...loansIn(plan).flatMap((loan): Figure[] => [
      ...(['loanCost', 'loanPaid', 'loanRepaid'] as const).map((name) => ({ name, loan })),
      { name: 'loanYearInterest', loan, loanYear: 1 },
    ]),
    ...pairs.flatMap((pair) => pairNames.map((name) => ({ name, ...pair }))),
  ]
}

function allAsked(plan: FinancePlan, scenario: Scenario) {
  const explain = explainer(plan, scenario)
  const asked = new Map<string, Figure>()
  const factors: Factor[] = []
  const waiting = [...topFigures(plan)]
  for (let figure = waiting.pop(); figure; figure = waiting.pop()) {
    const key = JSON.stringify(figure)
    if (asked.has(key)) continue
    asked.set(key, figure)
    const { terms, atMost } = explain(figure)
    for (const factor of [...terms.flatMap((term) => term.factors), ...(atMost ? [atMost] : [])]) {
      factors.push(factor)
      if (factor.from === 'figure') waiting.push(factor.figure)
    }
  }
  return { figures: [...asked.values()], factors }
}

const faults = /undefined|NaN|null|\[object/

function wordless(plan: FinancePlan, scenario: Scenario): string[] {
  const { figures, factors } = allAsked(plan, scenario)
  return locales.flatMap((locale) => {
    const naming = { plan, locale, period: (column: Column) => periodName(column, {}, locale) }
    const said = [
      ...figures.map((figure) => figureName(figure, naming)),
      ...factors.map((factor) => (factor.from === 'constant' ? 'counted' : factorName(factor, naming))),
    ]
    return said.filter((text) => text.trim() === '' || faults.test(text))
  })
}

test('every calculated number and every input of a plan has words in both languages', () => {
  const scenarios = ['expected', 'optimistic', 'pessimistic'] as const
  for (const scenario of scenarios) expect(wordless(workshop, scenario)).toEqual([])
  fc.assert(
    fc.property(randomPlan, fc.constantFrom(...scenarios), (plan, scenario) => {
      expect(wordless(plan, scenario)).toEqual([])
    }),
    { numRuns: 40, seed: 7 },
  )
})

test('asking on reaches every kind of number and every kind of input that has words', () => {
  const asked = (['expected', 'optimistic', 'pessimistic'] as const).map((scenario) =>
    allAsked(pairWithOwnMarket, scenario),
  )
  const names = new Set(asked.flatMap(({ figures }) => figures.map(({ name }) => name)))
  expect(figureNames.filter((name) => !names.has(name))).toEqual([])
  const found = new Set(
    asked.flatMap(({ factors }) =>
      factors.flatMap((one) => (one.from === 'input' ? inputName(one.path) : [])),
    ),
  )
  expect((Object.keys(inputs) as InputName[]).filter((name) => !found.has(name))).toEqual([])
})

const [first, ...others] = workshop.segments
/** One segment whose own market counts, and one whose pair has another. */
const pairWithOwnMarket: FinancePlan = {
  ...workshop,
  segments: first
    ? [
        {
          ...first,
          offeringMatch: first.offeringMatch.map((match) => ({
            ...match,
            targetMarket: 100,
            marketShare: 5,
          })),
        },
        {
          ...{ ...first, _id: 'other', targetMarket: 10, marketShare: 5 },
          offeringMatch: first.offeringMatch.map((match) => ({
            ...match,
            targetMarket: null,
            marketShare: null,
            price: null,
          })),
        },
        ...others,
      ]
    : [],
}

test('what somebody enters has words in both languages, and stands in a room that writes it', async () => {
  const fields: Readonly<Record<InputName, string>> = {
    ...{ taxRate: 'taxRate', expenseGrowth: 'growth', grantContinuity: 'grant-continuity' },
    ...{ forecasts: 'forecasts', price: 'price', unitPerBatch: 'unitPerBatch', components: 'components' },
    ...{ optimism: 'optimism', pessimism: 'pessimism' },
    ...{ additionalRevenue: 'financials.additionalRevenue', expenses: 'financials.expenses' },
    ...{ fixedAssets: 'financials.fixedAssets', preOperatingCapital: 'financials.preOperatingCapital' },
    amount: 'financials.fundingSources',
    interestRate: 'financials.fundingSources',
    years: 'financials.fundingSources',
    ...{ targetMarket: 'targetMarket', marketShare: 'marketShare' },
    ...{ pairTargetMarket: 'offeringMatch.targetMarket', pairMarketShare: 'offeringMatch.marketShare' },
    ...{ pairPrice: 'offeringMatch.price', orderFrequency: 'offeringMatch.orderFrequency' },
    unitsPerSale: 'offeringMatch.unitsPerSale',
    customerDuration: 'offeringMatch.customerDuration',
    ...{ rivalPrice: 'price', rivalShare: 'marketShare', markup: 'markup' },
    ...{ reach: 'reach', conversion: 'conversion', budget: 'budget' },
  }
  for (const [name, field] of Object.entries(fields) as [InputName, string][]) {
    const { module: slug, step, en, es } = inputs[name]
    const { module } = await moduleLoads[slug]()
    const room = module.rooms.find((one) => one.slug === step)
    const written = room?.fields.map((one) => one.name) ?? []
    expect(
      written.some((one) => one === field),
      `${name}: ${slug}/${step} writes ${field}`,
    ).toBe(true)
    expect(
      [en, es].every((text) => text.trim().length > 1),
      name,
    ).toBe(true)
  }
})

test('each number says what it means, in both languages, in one or two short sentences', () => {
  for (const locale of locales)
    for (const [name, [title, about]] of Object.entries(figureWords[locale])) {
      expect(title.length, name).toBeGreaterThan(2)
      expect(about, name).toMatch(/^\p{Lu}.*\.$/u)
      expect(about.length, name).toBeLessThan(125)
    }
})

test('months are called by their names once the plan has a start', () => {
  const data = (startDate: string) => ({
    business: [{ ...record, _id: 'b', businessStarted: false, startDate }],
  })
  expect(periodName('m3', data('2027-01-15'), 'en')).toBe('March 2027')
  expect(periodName('m12', data('2027-03-01'), 'es')).toBe('Febrero de 2028')
  expect(periodName('m3', data('2027-01-15'), 'es', 'short')).toBe('Mar')
  expect(periodName('m3', {}, 'en')).toBe('Month 3')
  expect(periodName('m3', data('2027-77'), 'es')).toBe('Mes 3')
  expect(['y1', 'm0'].map((column) => periodName(column as 'y1', {}, 'es'))).toEqual([
    'Año 1',
    'Antes de abrir',
  ])
})

test('numbers are told by what they count', () => {
  expect(toldNumber(-705, 'money', 'en', 'USD')).toBe('\u2212$705.00')
  expect(toldNumber(0.6362, 'part', 'en', 'USD')).toBe('63.62%')
  expect(toldNumber(12.5, 'percent', 'es', 'USD')).toBe('12,5%')
  expect(
    [null, Number.NaN, Number.POSITIVE_INFINITY].map((value) => toldNumber(value, 'units', 'en', 'USD')),
  ).toEqual(['–', '–', '–'])
  expect(figureSort('units')).toBe('units')
})
