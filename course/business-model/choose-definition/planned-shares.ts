import type { ValueIn } from '#domain/options/choice.ts'
import type { revenueCategories } from '#domain/options/finance.ts'
import { answer, businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import type { Marker } from './spectrum.ts'

const ofMarket: ReadonlySet<ValueIn<typeof revenueCategories> | null | undefined> = new Set([
  'membership',
  'rent',
  'other-sales',
])
const months = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10', 'm11', 'm12'] as const

/** Market revenue in percent of all revenue, as the financial plan expects it: in the first year, and in the third. */
export function plannedShares(plan: PlanData): Readonly<Record<Marker, number | null>> {
  const continued = answer(plan, 'seven', 'revenue', 'grant-continuity')?.valueArr?.[1] ?? '100'
  return {
    today: share(plan, months, 1),
    target: share(plan, ['y3'], (Number(continued) || 0) / 100),
  }
}

type Period = (typeof months)[number] | 'y3'

/** Start-up money is no revenue; without any revenue there is no share. */
function share(plan: PlanData, periods: readonly Period[], granted: number): number | null {
  const sold = (plan.offering ?? []).reduce((sum, { price, forecasts }) => {
    const units = periods.reduce((count, period) => count + (forecasts?.[period] ?? 0), 0)
    return sum + units * (price ?? 0)
  }, 0)
  const more = businessOf(plan)?.financials?.additionalRevenue ?? []
  const yearly = (isOfMarket: boolean) =>
    more
      .filter(({ category }) => ofMarket.has(category) === isOfMarket)
      .reduce((sum, { value }) => sum + (value ?? 0) * 12, 0)
  const market = sold + yearly(true)
  const all = market + yearly(false) * granted
  return all > 0 ? (market / all) * 100 : null
}
