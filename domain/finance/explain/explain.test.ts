import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import { lineNames, sums } from '#domain/finance/lines.ts'
import { loanSchedule } from '#domain/finance/loan-schedule.ts'
import { months, years } from '#domain/finance/periods.ts'
import { scenarioResults } from '#domain/finance/results.ts'
import { shownResults } from '#domain/finance/shown.ts'
import { randomPlan } from '#testing/finance/random-plan.ts'
import { pricedWorkshop as workshop } from '#testing/finance/workshop.ts'
import { type Explained, explainer } from './explain.ts'
import type { Factor, Figure } from './explanation.ts'
import { loansIn } from './sources.ts'

const columns = [...months, ...years]
const scenarios = ['expected', 'optimistic', 'pessimistic'] as const
const cashNames = ['netCash', 'openingCash', 'closingCash', 'marketShare'] as const
const startNames = [
  'fixedAssets',
  'preOperating',
  'need',
  'funding',
  'gap',
  'reserve',
  'openingCash',
] as const
const wholeNames = [
  ...(['paidBefore', 'monthlyExpenses', 'reserveMonths'] as const),
  ...(['marketingPlanned', 'marketingEntered', 'totalCosts'] as const),
] as const
const offeringNames = [
  ...(['unitCost', 'breakEvenUnitsMonth', 'marketUnits', 'funnelUnits', 'batchCost'] as const),
  ...(['costPlus', 'priceMargin', 'priceMarginPct', 'suggestedPrice'] as const),
] as const
const pairNames = [
  ...(['ratio', 'budget', 'margin', 'marginPct', 'competitorAverage'] as const),
  ...(['sharesTaken', 'sharesLeft', 'marketCustomers'] as const),
] as const
const breakEvenNames = [
  ...(['fixedCosts', 'contributionRatio', 'breakEvenSalesYear', 'breakEvenSalesMonth'] as const),
  ...(['breakEvenSalesYearAfterAdditional', 'safetyMarginPct'] as const),
] as const
const balanceNames = [
  ...(['cash', 'stockAndDeposits', 'netFixedAssets', 'totalAssets'] as const),
  ...(['loans', 'paidIn', 'retained', 'totalFunding'] as const),
] as const

/** Every number that a screen shows of a plan. */
const shownFigures = (plan: FinancePlan): readonly Figure[] => [
  ...[...lineNames, ...cashNames].flatMap((name) => columns.map((column) => ({ name, column }))),
  ...startNames.map((name) => ({ name: `start.${name}` as const })),
  ...breakEvenNames.map((name) => ({ name })),
  ...balanceNames.flatMap((name) => years.map((year) => ({ name: `balance.${name}` as const, year }))),
  ...wholeNames.map((name) => ({ name })),
  ...plan.offerings.flatMap(({ _id }) => offeringNames.map((name) => ({ name, offering: _id }))),
  ...plan.offerings.flatMap(({ _id, components }) =>
    [...new Set(components.flatMap(({ type }) => type ?? []))].map((kind) => ({
      ...{ name: 'batchPart' as const, offering: _id, kind },
    })),
  ),
  ...rowFigures(plan),
  ...loansIn(plan).flatMap((loan) => loanFigures(plan, loan)),
  ...plan.segments.flatMap(({ _id, offeringMatch }) =>
    offeringMatch
      .filter(({ offeringId }) => plan.offerings.some((offering) => offering._id === offeringId))
      .flatMap(({ offeringId }) => pairNames.map((name) => ({ name, segment: _id, offering: offeringId }))),
  ),
]

function rowFigures({ financials }: FinancePlan): readonly Figure[] {
  const { fixedAssets, expenses, fundingSources } = financials
  return [
    ...fixedAssets.flatMap(({ classification }, row): Figure[] => [
      { name: 'assetWear', row },
      { name: 'assetsPart', kind: classification },
    ]),
    ...expenses.flatMap(({ category }, row): Figure[] => [
      { name: 'expenseYear', row },
      { name: 'expensesPart', kind: category },
    ]),
    ...fundingSources.map(({ status }): Figure => ({ name: 'fundingOf', kind: status })),
  ]
}

function loanFigures({ financials }: FinancePlan, loan: number): readonly Figure[] {
  const row = financials.fundingSources[loan]
  const years = row ? loanSchedule(row).years : []
  return [
    ...(['loanCost', 'loanPaid', 'loanRepaid'] as const).map((name) => ({ name, loan })),
    ...years.flatMap(({ year }) => loanYearNames.map((name): Figure => ({ name, loan, loanYear: year }))),
  ]
}
const loanYearNames = [
  ...(['loanYearInterest', 'loanYearPrincipal', 'loanYearPaid', 'loanYearBalance'] as const),
]

/** The figures, and all that they are made of, each once. */
function chain(figures: readonly Figure[], explain: (figure: Figure) => Explained): readonly Explained[] {
  const found = new Map<string, Explained>()
  const waiting = [...figures]
  for (let figure = waiting.pop(); figure; figure = waiting.pop()) {
    const key = JSON.stringify(figure)
    if (found.has(key)) continue
    const explained = explain(figure)
    found.set(key, explained)
    for (const factor of factorsOf(explained)) if (factor.from === 'figure') waiting.push(factor.figure)
  }
  return [...found.values()]
}

const factorsOf = ({ terms, atMost }: Explained): readonly Factor[] => [
  ...terms.flatMap(({ factors }) => factors),
  ...(atMost ? [atMost] : []),
]

function workedOut({ terms, atLeast, atMost }: Explained): number {
  const sum = terms.reduce((total, { sign, factors }) => total + sign * factors.reduce(times, 1), 0)
  return Math.min(
    Math.max(sum, atLeast ?? Number.NEGATIVE_INFINITY),
    atMost?.value ?? Number.POSITIVE_INFINITY,
  )
}
function times(product: number, { value, isPercent, divides }: Factor): number {
  const own = isPercent ? (value ?? Number.NaN) / 100 : (value ?? Number.NaN)
  return divides ? product / own : product * own
}

function wrongIn(plan: FinancePlan, scenario: (typeof scenarios)[number]): unknown[] {
  const all = chain(shownFigures(plan), explainer(plan, scenario))
  // A small difference of two large numbers is as exact as these are.
  const largest = Math.max(...all.map(({ value }) => Math.abs(value ?? 0)))
  return all.filter((one) => {
    if (one.value === null || one.rule) return false
    // The schedule of a loan is shown in whole cents that are carried from year to year.
    const carried = one.figure.name.startsWith('loanYear') || one.figure.name === 'loanRepaid' ? 0.011 : 0
    return !(Math.abs(workedOut(one) - one.value) <= carried + 1e-6 + 1e-9 * largest)
  })
}

test.each(scenarios)('every number of the workshop is what its explanation makes of it: %s', (scenario) => {
  expect(wrongIn(workshop, scenario)).toEqual([])
})

test('so is every number of any plan', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(randomPlan, fc.constantFrom(...scenarios), (plan, scenario) => {
      expect(wrongIn(plan, scenario)).toEqual([])
    }),
    { numRuns: 300, seed: 16 },
  )
})

test('asking on and on ends at inputs, which stand in the plan where the explanation says', () => {
  const all = chain(shownFigures(workshop), explainer(workshop, 'optimistic'))
  const inputs = all.flatMap(factorsOf).flatMap((factor) => (factor.from === 'input' ? [factor] : []))
  const lists = new Set(inputs.map(({ path }) => path.slice(0, 2).join('.')))
  expect([...lists].sort()).toEqual([
    'activities.0',
    'activities.1',
    'activities.2',
    'activities.3',
    'competitors.0',
    'competitors.1',
    'financials.additionalRevenue',
    'financials.expenses',
    'financials.fixedAssets',
    'financials.fundingSources',
    'financials.preOperatingCapital',
    'offerings.offA',
    'offerings.offB',
    'segments.segF',
    'settings.expenseGrowth',
    'settings.grantContinuity',
    'settings.taxRate',
  ])
  for (const { path, value } of inputs) expect(valueAt(workshop, path), path.join('.')).toBe(value)
})

function valueAt(plan: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, part) => {
    if (!Array.isArray(inner) || typeof part === 'number') return (inner as Record<string, unknown>)[part]
    return inner.find((row) => row._id === part || row.offeringId === part)
  }, plan)
}

test('the tax of a month says on which profits it stands', () => {
  const explain = explainer(workshop, 'expected', scenarioResults(workshop, 'expected'))
  expect(explain({ name: 'tax', column: 'm6' })).toMatchObject({
    value: expect.closeTo(43.14),
    terms: [
      { sign: 1, factors: [{ path: ['settings', 'taxRate'], value: 25 }, { value: expect.closeTo(172.54) }] },
      { sign: -1, factors: [{ value: 25 }, { figure: { name: 'taxable', column: 'm5' }, value: 0 }] },
    ],
  })
})

test('made from what is shown, explanations of sums add up to the cent', () => {
  const results = scenarioResults(workshop, 'pessimistic')
  const shown = { ...results, ...shownResults(workshop, 'pessimistic', results) }
  const explain = explainer(workshop, 'pessimistic', shown)
  const names = [...sums.map(({ name }) => name), 'netCash', 'closingCash'] as const
  const explained = names.flatMap((name) => columns.map((column) => explain({ name, column })))
  const cents = (amount: number) => Math.round(amount * 100)
  const wrong = explained.filter(({ terms, value }) => {
    const parts = terms.map(({ sign, factors }) => sign * cents(factors[0]?.value ?? 0))
    return parts.reduce((sum, part) => sum + part, 0) !== cents(value ?? 0)
  })
  expect(wrong).toEqual([])
})
