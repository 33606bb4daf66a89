import { balanceSheet } from './balance.ts'
import { breakEven } from './break-even.ts'
import { cashFlow, lowestCash } from './cash.ts'
import { depreciationPerMonth } from './depreciation.ts'
import type { FinancePlan } from './finance-plan.ts'
import { incomeStatement } from './income.ts'
import { levelOf, marketShare } from './market-share.ts'
import type { Scenario } from './offerings.ts'
import { byYear } from './periods.ts'
import { capitalOf } from './start.ts'

export type ScenarioResults = ReturnType<typeof scenarioResults>

/** All figures of one scenario, unrounded. */
export function scenarioResults(plan: FinancePlan, scenario: Scenario) {
  const capital = capitalOf(plan.financials)
  const { start } = capital
  const income = incomeStatement(plan, scenario)
  const cash = cashFlow(income, start.openingCash)
  return {
    IS: income,
    cash,
    start,
    lowest: lowestCash(cash, start.openingCash),
    breakEven: breakEven(income),
    marketShare: byYear((year) => marketShare(income[year])),
    level: byYear((year) => levelOf(income[year])),
    depMonth: depreciationPerMonth(plan.financials.fixedAssets),
    balance: balanceSheet(income, cash, capital),
  }
}
