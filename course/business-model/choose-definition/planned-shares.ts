import { planToFinance } from '#course/shared/plan-to-finance.ts'
import { incomeStatement } from '#domain/finance/income.ts'
import { marketShare } from '#domain/finance/market-share.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Marker } from './spectrum.ts'

/** Market revenue in percent of all revenue, as the financial plan expects it: in the first year, and in the third. */
export function plannedShares(plan: PlanData): Readonly<Record<Marker, number | null>> {
  const { business = [], offering = [], input = [] } = plan
  const { y1, y3 } = incomeStatement(planToFinance({ business, offering, input }), 'expected')
  return { today: marketShare(y1), target: marketShare(y3) }
}
