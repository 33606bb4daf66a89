import { chosenFunnels, totalOf } from '#course/marketing-and-sales/shared/funnel-of-plan.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { months } from '#domain/finance/periods.ts'
import { businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import type { Period } from '#domain/plan/untouched-offering.ts'
import type { KeyFigureName } from './figure-words.ts'
import type { PlanPlace } from './section-list.ts'

export type KeyFigure = {
  readonly name: KeyFigureName
  /** Null as long as the plan does not say what it is worked out from. */
  readonly value: number | null
  /** Where it is asked for; while it is not known, the step that is missing. */
  readonly place: PlanPlace
}

/** What a reader of a plan looks for first. A zero that nobody has planned is not told as a figure. */
export function keyFigures(plan: PlanData, scenario: Scenario = 'expected'): readonly KeyFigure[] {
  const { IS, marketShare, start } = shownFigures(plan, scenario).results
  const has = written(plan)
  const sold = placeOfSales(has.price)
  const profit = (year: 'y1' | 'y3', isSold: boolean): KeyFigure => ({
    name: year === 'y1' ? 'netProfit' : 'netProfitY3',
    value: isSold && has.expenses ? IS[year].netProfit : null,
    place: isSold ? at('seven', has.expenses ? 'income-statement' : 'expenses') : sold,
  })
  return [
    { name: 'customers', value: customersOf(plan), place: at('five', 'marketing-sales-plan') },
    { name: 'sales', value: has.sales ? IS.y1.sales : null, place: sold },
    profit('y1', has.sales || has.otherRevenue),
    profit('y3', has.salesY3 || has.otherRevenue),
    { name: 'marketShare', value: marketShare.y1, place: sold },
    { name: 'startUpNeed', value: has.start ? start.need : null, place: at('seven', 'fixed-assets') },
  ]
}

const at = (module: PlanPlace['module'], step: string): PlanPlace => ({ module, step })
const placeOfSales = (hasPrice: boolean) => (hasPrice ? at('seven', 'revenue') : at('six', 'pricing'))

/** Those whom the marketing of all pairs wins in a year; null where no pair has any. */
function customersOf(plan: PlanData): number | null {
  const funnels = chosenFunnels(plan)
  return funnels.length > 0 ? Math.round(totalOf(funnels).customers) : null
}

function written(plan: PlanData) {
  const offerings = plan.offering ?? []
  const { expenses, fixedAssets, preOperatingCapital, additionalRevenue } = businessOf(plan)?.financials ?? {}
  const isSold = (periods: readonly Period[]) =>
    offerings.some(({ price, forecasts }) => price && periods.some((period) => forecasts?.[period]))
  const hasAmount = (rows: readonly { cost?: number | null }[] | null | undefined) =>
    rows?.some(({ cost }) => typeof cost === 'number') ?? false
  return {
    price: offerings.some(({ price }) => price),
    sales: isSold(months),
    salesY3: isSold(['y3']),
    otherRevenue: additionalRevenue?.some(({ value }) => value) ?? false,
    expenses: hasAmount(expenses),
    start: hasAmount(fixedAssets) || hasAmount(preOperatingCapital),
  }
}
