import { type Period, periods } from '#domain/plan/untouched-offering.ts'
import type { Lines } from './lines.ts'

export type CashPeriod = { readonly opening: number; readonly net: number; readonly closing: number }
export type CashFlow = Readonly<Record<Period, CashPeriod>>
export type LowestCash = readonly [period: Period | 'm0', closing: number]

/** Depreciation is never paid, and what was paid before opening is not paid again. */
export const netCash = (lines: Lines) =>
  lines.totalRevenue -
  lines.cogs -
  lines.operatingExpenses -
  lines.nonOperatingExpenses -
  lines.interest -
  lines.principal -
  lines.tax

export function cashFlow(income: Readonly<Record<Period, Lines>>, openingCash: number): CashFlow {
  let opening = openingCash
  const flow = periods.map((period) => {
    const net = netCash(income[period])
    const own = { opening, net, closing: opening + net }
    opening = own.closing
    return [period, own] as const
  })
  return Object.fromEntries(flow) as Record<Period, CashPeriod>
}

/** The tightest moment, the first one where several are alike. */
export function lowestCash(cash: CashFlow, openingCash: number): LowestCash {
  let lowest: LowestCash = ['m0', openingCash]
  for (const period of periods) if (cash[period].closing < lowest[1]) lowest = [period, cash[period].closing]
  return lowest
}
