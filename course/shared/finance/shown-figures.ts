import { planToFinance } from '#course/shared/plan-to-finance.ts'
import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import type { Column } from '#domain/finance/periods.ts'
import { type ScenarioResults, scenarioResults } from '#domain/finance/results.ts'
import { shownResults } from '#domain/finance/shown.ts'
import { onlyMoneyWeHave } from '#domain/finance/start.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'

/** All planned funding, or only the money that is there already. */
export type Money = 'all' | 'have'

export type ShownFigures = {
  readonly plan: FinancePlan
  readonly scenario: Scenario
  /** In whole cents, so that every sum is the sum of what stands above it. */
  readonly results: ScenarioResults
  readonly salesOf: Readonly<Record<string, Readonly<Record<Column, number>> | undefined>>
}

const kept = remembered((_: PlanData) => new Map<string, ShownFigures>())

/** The figures of a plan as screens and reports show them; worked out once for each scenario. */
export function shownFigures(
  data: PlanData,
  scenario: Scenario = 'expected',
  money: Money = 'all',
): ShownFigures {
  const known = kept(data)
  const before = known.get(`${scenario} ${money}`)
  if (before) return before
  // A room may not have all of them, and a rival without a price counts in no average.
  const { business = [], offering = [], segment = [], activity = [], input = [] } = data
  const competitor = (data.competitor ?? []).filter(({ price }) => typeof price === 'number')
  const whole = planToFinance({ business, offering, segment, activity, input, competitor })
  const plan = money === 'all' ? whole : { ...whole, financials: onlyMoneyWeHave(whole.financials) }
  const results = scenarioResults(plan, scenario)
  const { salesOf, ...shown } = shownResults(plan, scenario, results)
  const found = { plan, scenario, salesOf, results: { ...results, ...shown } }
  known.set(`${scenario} ${money}`, found)
  return found
}
