import { netCash } from '#domain/finance/cash.ts'
import { continuityIn, growthIn } from '#domain/finance/income.ts'
import { marketShare } from '#domain/finance/market-share.ts'
import { firstMonthOf, firstYearOf, months, monthsIn, yearOf } from '#domain/finance/periods.ts'
import type { ColumnFigure } from './explanation.ts'
import type { Sources } from './sources.ts'

/** A number of a statement; the rest of what can be asked is fetched with the first question. */
export function columnValue(
  { name, column }: ColumnFigure,
  { plan, results }: Pick<Sources, 'plan' | 'results'>,
): number | null {
  const { IS, cash, start } = results
  if (name === 'growth') return growthIn(column, plan.settings)
  if (name === 'continuity') return continuityIn(column, plan.settings)
  if (name === 'marketShare') return marketShare(IS[column])
  if (name === 'netCash') return netCash(IS[column])
  if (name === 'openingCash') return column === 'y1' ? start.openingCash : cash[column].opening
  if (name === 'closingCash') return cash[column === 'y1' ? 'm12' : column].closing
  if (name !== 'taxable') return IS[column][name]
  const isMonth = monthsIn(column) === 1
  const last = isMonth && yearOf(column) === 'y1' ? firstMonthOf(column) : 0
  const profit = isMonth
    ? firstYearOf((month) => (months.indexOf(month) < last ? IS[month].profitBeforeTax : 0))
    : IS[column].profitBeforeTax
  return Math.max(0, profit)
}
