import type { LineName } from '#domain/finance/lines.ts'
import type { Column } from '#domain/finance/periods.ts'
import type { Period } from '#domain/plan/untouched-offering.ts'
import type { CalculationCells } from './calculation-sheet.ts'
import { type Formula, minus, plus, range, sum } from './formula.ts'
import type { Frame } from './frame.ts'
import type { Inputs } from './inputs-sheet.ts'
import type { SoldOffering } from './offerings-sheet.ts'
import type { Writing } from './sheet.ts'
import { shownIn } from './statement-row.ts'
import { statementHead, statementSheet } from './statement-sheet.ts'
import { type TimeRow, timeHeads, timeRow, yearly } from './time.ts'

type Shown = Readonly<Record<Exclude<LineName, 'principal'>, TimeRow>>
export type IncomeCells = { readonly sheet: Writing; readonly shown: Shown }

/** From the sales to what is left, in cents that add up. */
export function incomeSheet(
  frame: Frame,
  inputs: Inputs,
  sold: readonly SoldOffering[],
  { lines, salesOf, decimals }: CalculationCells,
  heads: TimeRow<number | string>,
): IncomeCells {
  const { words, texts } = frame
  const sheet = statementSheet(words.sheets.income, inputs)
  timeHeads(sheet, statementHead, words.periodHead, heads)
  const shown: Partial<Record<LineName, TimeRow>> = {}
  let row = statementHead + 1
  const add = (
    name: LineName,
    valueIn: (period: Period) => Formula<number>,
    look: 'plain' | 'sum' = 'plain',
  ) => {
    const [label, note] = texts.figures[name]
    const own = timeRow(sheet, row, label, yearly(sheet, row, valueIn, decimals), {
      ...{ look, note, figure: (period: Column) => `IS.${period}.${name}` },
    })
    shown[name] = own
    row += 1
    return own
  }
  const leaf = (name: LineName) => add(name, (period) => shownIn(lines[name], period, decimals))

  const firstPart = row + 1
  const parts = salesOf.map((line, index) =>
    timeRow(
      ...([sheet, firstPart + index, sold[index]?.name ?? ''] as const),
      yearly(sheet, firstPart + index, (period) => shownIn(line, period, decimals), decimals),
      { figure: (period) => `salesOf.${sold[index]?.id}.${period}` },
    ),
  )
  const sales = add('sales', (period) => sum(range(parts.map((part) => part[period]))))
  row = firstPart + parts.length
  const market = leaf('additionalMarket')
  const other = leaf('additionalNonMarket')
  const revenue = add('totalRevenue', (p) => plus(sales[p], market[p], other[p]), 'sum')
  const cogs = leaf('cogs')
  const gross = add('grossProfit', (p) => minus(revenue[p], cogs[p]), 'sum')
  const spent = leaf('operatingExpenses')
  const before = leaf('preOperating')
  const worn = leaf('depreciation')
  const result = add('operatingResult', (p) => minus(gross[p], spent[p], before[p], worn[p]), 'sum')
  const beside = leaf('nonOperatingExpenses')
  const interest = leaf('interest')
  const profit = add('profitBeforeTax', (p) => minus(result[p], beside[p], interest[p]), 'sum')
  const tax = leaf('tax')
  add('netProfit', (p) => minus(profit[p], tax[p]), 'sum')
  return { sheet, shown: shown as Shown }
}
