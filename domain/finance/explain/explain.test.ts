import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import { lineNames, sums } from '#domain/finance/lines.ts'
import { months, years } from '#domain/finance/periods.ts'
import { scenarioResults } from '#domain/finance/results.ts'
import { shownResults } from '#domain/finance/shown.ts'
import { randomPlan } from '#testing/finance/random-plan.ts'
import { workshop } from '#testing/finance/workshop.ts'
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
  ...plan.offerings.flatMap(({ _id }) =>
    (['unitCost', 'breakEvenUnitsMonth', 'marketUnits'] as const).map((name) => ({ name, offering: _id })),
  ),
  ...loansIn(plan).map((loan) => ({ name: 'loanCost' as const, loan })),
  ...plan.segments.flatMap(({ _id, offeringMatch }) =>
    offeringMatch
      .filter(({ offeringId }) => plan.offerings.some((offering) => offering._id === offeringId))
      .flatMap(({ offeringId }) =>
        (['ratio', 'budget'] as const).map((name) => ({ name, segment: _id, offering: offeringId })),
      ),
  ),
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
    return !(Math.abs(workedOut(one) - one.value) <= 1e-6 + 1e-9 * largest)
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
