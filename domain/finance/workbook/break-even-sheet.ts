import type { BreakEven } from '#domain/finance/break-even.ts'
import type { CalculationCells } from './calculation-sheet.ts'
import {
  type Cell,
  call,
  compare,
  type Formula,
  greatest,
  minus,
  number,
  over,
  plus,
  words as quoted,
  range,
  times,
  type Value,
  when,
} from './formula.ts'
import type { Frame } from './frame.ts'
import type { Inputs } from './inputs-sheet.ts'
import { lookup } from './lookups.ts'
import type { SoldOffering } from './offerings-sheet.ts'
import type { Format, Look } from './sheet.ts'
import { statementHead, statementSheet } from './statement-sheet.ts'
import { type TimeRow, timeColumns } from './time.ts'

export type Heads = TimeRow<number | string>

/** How much has to be sold in year 1 to cover its costs. Reads the lines before they are rounded. */
export function breakEvenSheet(
  frame: Frame,
  inputs: Inputs,
  sold: readonly SoldOffering[],
  { lines, units, isProfit }: CalculationCells,
  heads: Heads,
) {
  const { words, texts } = frame
  const sheet = statementSheet(words.sheets.breakEven, inputs)
  let row = statementHead
  const tell = (
    name: Exclude<keyof BreakEven, 'units' | 'isLossPerSale' | 'firstProfitPeriod'>,
    formula: Formula<number | string>,
    format: Format = 'amount',
    look: Look = 'plain',
  ) => {
    const [label, note] = texts.figures[name]
    sheet.text(row, 0, name === 'safetyMarginPct' ? `${label}, %` : label, look === 'sum' ? 'total' : 'label')
    sheet.text(row, 2, note, 'note')
    const cell = sheet.work(row, 1, finite(formula, words.none), {
      look,
      format,
      figure: `breakEven.${name}`,
    })
    row += 1
    return cell
  }
  const y1 = (name: keyof typeof lines) => lines[name].y1
  const [sales, cogs, none] = [y1('sales'), y1('cogs'), quoted(words.none)]
  const isPossible = compare(sales, '>', cogs)
  const hasSales = compare(sales, '>', number(0))
  const fixed = tell(
    'fixedCosts',
    plus(y1('operatingExpenses'), y1('nonOperatingExpenses'), y1('depreciation'), y1('interest')),
  )
  const kept = over(minus(sales, cogs), sales)
  const ratio = tell('contributionRatio', when(hasSales, kept, none), 'units')
  const divided = (one: Formula<number>) => when(isPossible, over(one, asNumber(ratio)), none)
  const year = tell('breakEvenSalesYear', divided(asNumber(fixed)), 'amount', 'sum')
  tell('breakEvenSalesMonth', when(isPossible, over(asNumber(year), number(12)), none))
  const other = minus(asNumber(fixed), y1('additionalMarket'), y1('additionalNonMarket'))
  tell('breakEvenSalesYearAfterAdditional', divided(greatest(number(0), other)))
  const room = times(over(minus(sales, asNumber(year)), sales), number(100))
  const margin = tell('safetyMarginPct', when(isPossible, room, none), 'ratio')
  sheet.text(row, 0, words.firstProfit)
  const all = <T extends Value>(line: TimeRow<T>) => range(timeColumns.map((period) => line[period]))
  const firstProfit = lookup(number(1), all(isProfit), all(heads), quoted(words.never))
  sheet.work(row, 1, firstProfit, { format: 'month' })
  sheet.text(row + 1, 0, words.reading)
  const missing = when(hasSales, quoted(words.lossPerSale), quoted(words.noSales))
  sheet.work(row + 1, 1, when(isPossible, quoted(words.reached), missing), { format: 'text' })
  row += 3
  sheet.text(row, 0, words.mix, 'heading')
  for (const [index, { name, id }] of sold.entries()) {
    sheet.work(row + 1 + index, 0, name, { look: 'label', format: 'text' })
    const share = over(times(asNumber(year), units[index]?.y1 ?? number(0)), sales)
    sheet.work(row + 1 + index, 1, finite(when(isPossible, share, none), words.none), {
      ...{ format: 'units', figure: `breakEven.units.${id}` },
    })
  }
  return { sheet, year, margin }
}

/** No value where it is so large that no number holds it. */
function finite(formula: Formula<number | string>, none: string): Formula<number | string> {
  const { value } = formula
  const isHeld = typeof value === 'string' || Number.isFinite(value)
  return call('IFERROR', isHeld ? value : none, formula, quoted(none))
}

// A result that is a number wherever its formula asks for it.
export const asNumber = (cell: Cell<number | string>): Formula<number> => ({
  ...cell,
  value: Number(cell.value) || 0,
})
