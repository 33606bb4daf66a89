import { years } from '#domain/finance/periods.ts'
import type { CashCells } from './cash-sheet.ts'
import type { Cell, Formula, Value } from './formula.ts'
import type { Frame } from './frame.ts'
import type { IncomeCells } from './income-sheet.ts'
import type { Inputs } from './inputs-sheet.ts'
import type { Format } from './sheet.ts'
import type { TimeRow } from './time.ts'

type Results = {
  readonly income: IncomeCells
  readonly cash: CashCells
  readonly breakEven: { readonly year: Cell<number | string> }
  readonly share: { readonly share: Readonly<Record<'y1' | 'y2' | 'y3', Cell<number | string>>> }
  readonly checks: { readonly verdict: Formula<string> }
  readonly heads: TimeRow<number | string>
}

/** Beside the switches, what they change. */
export function glance({ words, texts }: Frame, { sheet, nextRow }: Inputs, results: Results): void {
  const { income, cash, breakEven, share, checks, heads } = results
  const { figures } = texts
  sheet.text(nextRow, 0, words.results, 'heading')
  sheet.text(nextRow + 1, 0, words.periodHead, 'head')
  for (const [index, year] of years.entries())
    sheet.work(nextRow + 1, index + 1, heads[year], { look: 'head', format: 'text' })
  let row = nextRow + 2
  const yearly = (
    label: string,
    line: Readonly<Record<'y1' | 'y2' | 'y3', Formula>>,
    format: Format = 'amount',
  ) => {
    sheet.text(row, 0, label)
    for (const [index, year] of years.entries()) sheet.work(row, index + 1, line[year], { format })
    row += 1
  }
  const single = <T extends Value>(
    label: string,
    formula: Formula<T>,
    format: Format,
    look: 'plain' | 'check' = 'plain',
  ) => {
    sheet.text(row, 0, label)
    sheet.work(row, 1, formula, { format, look })
    row += 1
  }
  yearly(figures.sales[0], income.shown.sales)
  yearly(figures.totalRevenue[0], income.shown.totalRevenue)
  yearly(figures.netProfit[0], income.shown.netProfit)
  yearly(figures.closingCash[0], cash.closing)
  yearly(`${figures.marketShare[0]}, %`, share.share, 'ratio')
  single(figures.breakEvenSalesYear[0], breakEven.year, 'amount')
  single(words.lowest, cash.lowest, 'amount')
  single(words.lowestWhen, cash.lowestWhen, 'month')
  single(words.allChecks, checks.verdict, 'text', 'check')
}
