import { type Period, periods } from '#domain/plan/untouched-offering.ts'
import type { IncomeStatement } from './income.ts'
import { quotient } from './numbers.ts'

/** Without sales in year 1 there is no result, and none where each sale loses money. */
export type BreakEven = {
  readonly fixedCosts: number
  readonly contributionRatio: number | null
  readonly isLossPerSale: boolean
  readonly breakEvenSalesYear: number | null
  readonly breakEvenSalesMonth: number | null
  readonly breakEvenSalesYearAfterAdditional: number | null
  readonly safetyMarginPct: number | null
  /** At the mix of year 1. */
  readonly units: Readonly<Record<string, number | null>>
  /** Null: not within three years. */
  readonly firstProfitPeriod: Period | null
}

export function breakEven(income: IncomeStatement): BreakEven {
  const { y1 } = income
  const fixedCosts = y1.operatingExpenses + y1.nonOperatingExpenses + y1.depreciation + y1.interest
  const contributionRatio = quotient(y1.sales - y1.cogs, y1.sales)
  const divisor = contributionRatio !== null && contributionRatio > 0 ? contributionRatio : 0
  const sales = quotient(fixedCosts, divisor)
  const other = y1.additionalMarket + y1.additionalNonMarket
  return {
    ...{ fixedCosts, contributionRatio },
    isLossPerSale: contributionRatio !== null && contributionRatio <= 0,
    breakEvenSalesYear: sales,
    breakEvenSalesMonth: sales === null ? null : sales / 12,
    breakEvenSalesYearAfterAdditional: quotient(Math.max(0, fixedCosts - other), divisor),
    safetyMarginPct: sales === null ? null : quotient((y1.sales - sales) * 100, y1.sales),
    units: Object.fromEntries(
      Object.entries(y1.units).map(([id, units]) => [id, unitsAt(sales, units, y1.sales)]),
    ),
    firstProfitPeriod: periods.find((period) => income[period].profitBeforeTax >= 0) ?? null,
  }
}

// Units for the share of sales that an offering has, divided by its price, which cancels out: it may be 0.
const unitsAt = (sales: number | null, units: number, allSales: number) =>
  sales === null ? null : quotient(sales * units, allSales)
