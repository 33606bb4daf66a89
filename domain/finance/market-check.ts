import type { FinancePlan } from './finance-plan.ts'
import type { IncomeStatement } from './income.ts'
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
