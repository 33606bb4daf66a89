import type { CashFlow } from './cash.ts'
import type { Lines } from './lines.ts'
import { byYear, type Year, years } from './periods.ts'
import type { Capital } from './start.ts'

export type Balance = {
  readonly cash: number
  readonly stockAndDeposits: number
  readonly netFixedAssets: number
  readonly totalAssets: number
  readonly loans: number
  /** Everything that was paid in and is never paid back: savings, grants, investors. */
  readonly paidIn: number
  readonly retained: number
  readonly totalFunding: number
}

type Yearly = Readonly<Record<Year, Pick<Lines, 'depreciation' | 'principal' | 'netProfit'>>>

/** What the business owns at the end of each year, and whose money it is. */
export function balanceSheet(income: Yearly, cash: CashFlow, capital: Capital): Record<Year, Balance> {
  const { start, stockAndDeposits, borrowed, paidIn } = capital
  const closings = { y1: cash.m12.closing, y2: cash.y2.closing, y3: cash.y3.closing }
  const until = (year: Year, name: keyof Yearly[Year]) =>
    years.slice(0, years.indexOf(year) + 1).reduce((sum, each) => sum + income[each][name], 0)
  return byYear((year) => {
    const netFixedAssets = start.fixedAssets - until(year, 'depreciation')
    const loans = borrowed - until(year, 'principal')
    const retained = until(year, 'netProfit')
    return {
      ...{ cash: closings[year], stockAndDeposits, netFixedAssets },
      totalAssets: closings[year] + stockAndDeposits + netFixedAssets,
      ...{ loans, paidIn, retained },
      totalFunding: loans + paidIn + retained,
    }
  })
}
