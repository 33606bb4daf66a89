import type { FinancePlan } from './finance-plan.ts'
import { funnelOf, marketingOf } from './funnel.ts'
import type { IncomeStatement } from './income.ts'
import { exceeds } from './numbers.ts'
import { type Year, years } from './periods.ts'

/** How many units a year the markets of an offering can take; null while a value is missing. */
export function marketUnits({ segments }: FinancePlan, offeringId: string): number | null {
  let units: number | null = null
  for (const segment of segments)
    for (const match of segment.offeringMatch) {
      if (match.offeringId !== offeringId) continue
      const people = match.targetMarket ?? segment.targetMarket
      const share = match.marketShare ?? segment.marketShare
      const { orderFrequency, unitsPerSale } = match
      if (people === null || share === null || orderFrequency === null || unitsPerSale === null) return null
      units = (units ?? 0) + ((people * share) / 100) * orderFrequency * unitsPerSale
    }
  return units
}

/** The years whose forecast is more than the market can take. */
export function yearsAboveMarket(
  income: IncomeStatement,
  offeringId: string,
  market: number | null,
): readonly Year[] {
  return market === null ? [] : years.filter((year) => (income[year].units[offeringId] ?? 0) > market)
}

/** How many units a year the customers of the marketing funnel buy; null while there is none, or a value is missing. */
export function funnelUnits({ segments, activities }: FinancePlan, offeringId: string): number | null {
  let units: number | null = null
  for (const segment of segments)
    for (const match of segment.offeringMatch) {
      if (match.offeringId !== offeringId) continue
      const own = activities.filter((one) => one.segmentId === segment._id && one.offeringId === offeringId)
      if (marketingOf(own).length === 0) continue
      const { orderFrequency, unitsPerSale } = match
      if (orderFrequency === null || unitsPerSale === null) return null
      units = (units ?? 0) + funnelOf(own, null).customers * orderFrequency * unitsPerSale
    }
  return units
}

/** Funnel and forecast tell two stories: one is off from the other by more than a quarter of the forecast. */
export function differsFromFunnel(forecast: number, funnel: number | null): boolean {
  return funnel !== null && exceeds(Math.abs(funnel - forecast), forecast / 4)
}
