import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periods } from '#domain/plan/untouched-offering.ts'
import { randomPlan } from '#testing/finance/random-plan.ts'
import type { FinancePlan } from './finance-plan.ts'
import { leafNames, lineNames, sums } from './lines.ts'
import { balanceAfter, isLoan, loanOf, paymentOf } from './loans.ts'
import { months, years } from './periods.ts'
import { financeReport } from './report.ts'
import { type ScenarioResults, scenarioResults } from './results.ts'
import { shownResults } from './shown.ts'

type Shown = ReturnType<typeof shownResults>
const scenarios = ['expected', 'optimistic', 'pessimistic'] as const

const isAllNumbers = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isAllNumbers)
}
const isNear = (one: number, other: number, scale: number) => Math.abs(one - other) <= 1e-9 * scale + 1e-6

function resultFaults({ IS, cash, start, balance, lowest }: ScenarioResults): string[] {
  const faults: string[] = []
  const yearly = lineNames.flatMap((name) => years.map((year) => Math.abs(IS[year][name])))
  const scale = Math.max(1, start.need, start.funding, ...yearly)
  for (const name of lineNames) {
    const sum = months.reduce((total, month) => total + IS[month][name], 0)
    if (!isNear(IS.y1[name], sum, scale)) faults.push(`the months of ${name} are not its year`)
  }
  let opening = start.openingCash
  for (const period of periods) {
    const own = cash[period]
    if (own.opening !== opening || own.closing !== own.opening + own.net) faults.push(`cash in ${period}`)
    if (own.closing < lowest[1]) faults.push('the lowest cash is not the lowest')
    opening = own.closing
  }
  for (const year of years)
    if (!isNear(balance[year].totalAssets, balance[year].totalFunding, scale))
      faults.push(`balance of ${year}`)
  if (IS.y1.tax < -1e-9 * scale) faults.push('the tax of year 1 is negative')
  return faults
}

function loanFaults({ financials }: FinancePlan): string[] {
  return financials.fundingSources.filter(isLoan).flatMap((source) => {
    const { count } = loanOf(source)
    const rest = balanceAfter(source, count - 1)
    const isPaid = balanceAfter(source, count) === 0 && paymentOf(source, count).principal === rest
    return isPaid ? [] : ['a loan does not end at 0']
  })
}

/** Amounts as whole units of what is shown: sums of these are exact. */
function sumFaults(shown: Shown): string[] {
  const { IS, cash, start, balance, salesOf, grain } = shown
  const faults: string[] = []
  const whole = (amount: number) => Math.round(amount * grain)
  const check = (name: string, total: number, parts: readonly number[]) => {
    if (whole(total) !== parts.reduce((sum, part) => sum + whole(part), 0)) faults.push(name)
  }
  for (const period of [...periods, ...years]) {
    const column = IS[period]
    for (const { name, plus, minus } of sums)
      check(name, column[name], [...plus.map((line) => column[line]), ...minus.map((line) => -column[line])])
    check(
      'sales of all offerings',
      column.sales,
      Object.values(salesOf).map((line) => line?.[period] ?? 0),
    )
  }
  for (const name of leafNames)
    check(
      `year of ${name}`,
      IS.y1[name],
      months.map((month) => IS[month][name]),
    )
  for (const period of periods) check('cash', cash[period].closing, [cash[period].opening, cash[period].net])
  check('need', start.need, [start.fixedAssets, start.preOperating])
  check('gap', start.gap, [start.need, -start.funding])
  for (const year of years) {
    const own = balance[year]
    check('assets', own.totalAssets, [own.cash, own.stockAndDeposits, own.netFixedAssets])
    check('whose money', own.totalFunding, [own.loans, own.paidIn, own.retained])
    check('balance', own.totalAssets, [own.totalFunding])
    if (own.netFixedAssets < 0 || own.loans < 0) faults.push('less than nothing is left')
  }
  return faults
}

test('10,000 random plans: statements hang together, sums are those of what is shown, loans end at 0', {
  timeout: 600_000,
}, () => {
  fc.assert(
    fc.property(randomPlan, fc.constantFrom(...scenarios), (plan, scenario) => {
      const results = scenarioResults(plan, scenario)
      const shown = shownResults(plan, scenario, results)
      expect([...resultFaults(results), ...sumFaults(shown), ...loanFaults(plan)]).toEqual([])
      expect(isAllNumbers(results) && isAllNumbers(shown)).toBe(true)
    }),
    { numRuns: 10_000, seed: 16 },
  )
})

test('nothing that is reported of a plan is infinite or no number', () => {
  fc.assert(
    fc.property(randomPlan, (plan) => {
      expect(isAllNumbers(financeReport(plan))).toBe(true)
    }),
    { numRuns: 500, seed: 16 },
  )
})
