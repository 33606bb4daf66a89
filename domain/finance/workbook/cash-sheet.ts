import { type Column, months } from '#domain/finance/periods.ts'
import { recordOf } from '#domain/finance/record-of.ts'
import { type Period, periods } from '#domain/plan/untouched-offering.ts'
import type { CalculationCells } from './calculation-sheet.ts'
import {
  type Cell,
  call,
  cellAt,
  compare,
  type Formula,
  least,
  minus,
  number,
  plus,
  words as quoted,
  range,
  round,
  when,
} from './formula.ts'
import type { Frame } from './frame.ts'
import type { IncomeCells } from './income-sheet.ts'
import type { Inputs } from './inputs-sheet.ts'
import type { Writing } from './sheet.ts'
import { shownIn } from './statement-row.ts'
import { statementHead, statementSheet } from './statement-sheet.ts'
import { columnOf, type TimeRow, timeColumns, timeHeads, timeRow, yearly } from './time.ts'

export type CashCells = ReturnType<typeof cashSheet>

const paidLines = ['cogs', 'operatingExpenses', 'nonOperatingExpenses', 'interest'] as const

/** What really comes in and goes out, and what is in the bank after it. */
export function cashSheet(
  frame: Frame,
  inputs: Inputs,
  openingCash: Cell<number>,
  { lines, decimals }: CalculationCells,
  { shown }: IncomeCells,
  heads: TimeRow<number | string>,
) {
  const { words, texts } = frame
  const sheet = statementSheet(words.sheets.cash, inputs)
  timeHeads(sheet, statementHead, words.periodHead, heads)
  let row = statementHead + 2
  const add = (
    name: 'totalRevenue' | (typeof paidLines)[number] | 'principal' | 'tax',
    valueIn: (period: Period) => Formula<number>,
  ) => {
    const [label, note] = texts.figures[name]
    const own = timeRow(sheet, row, label, yearly(sheet, row, valueIn, decimals), { note })
    row += 1
    return own
  }
  const revenue = add('totalRevenue', (period) => shown.totalRevenue[period])
  const paid = paidLines.map((name) => add(name, (period) => shown[name][period]))
  const principal = add('principal', (period) => shownIn(lines.principal, period, decimals))
  const tax = add('tax', (period) => shown.tax[period])
  const gone = [...paid, principal, tax]
  const net = timeRow(
    ...([sheet, row, texts.figures.netCash[0]] as const),
    yearly(sheet, row, (period) => minus(revenue[period], ...gone.map((line) => line[period])), decimals),
    { look: 'sum', note: texts.figures.netCash[1], figure: figureOf('net') },
  )
  const ends = bankIn(sheet, row + 1, frame, { openingCash, decimals }, net)
  const lowest = lowestIn(sheet, row + 3, frame, ends, heads)
  return { sheet, principal, net, ...ends, ...lowest }
}

const figureOf = (name: string) => (period: Column) =>
  period === 'y1' ? undefined : `cash.${period}.${name}`

/** What is in the bank before and after each period. A period opens with what the one before it left. */
function bankIn(
  sheet: Writing,
  closingRow: number,
  { texts }: Frame,
  { openingCash, decimals }: Readonly<Record<'openingCash' | 'decimals', Cell<number>>>,
  net: TimeRow,
) {
  const openingRow = statementHead + 1
  const balances = balancesOf(openingCash, net, decimals)
  const closingAt = (period: Column) =>
    cellAt({ sheet: sheet.name, row: closingRow, column: columnOf(period) }, balances[period])
  const before = (period: Column): Cell<number> => {
    if (period === 'm1' || period === 'y1') return openingCash
    const index = periods.indexOf(period)
    return closingAt(periods[index - 1] ?? 'm1')
  }
  const [openingName, openingNote] = texts.figures.openingCash
  const opening = timeRow(sheet, openingRow, openingName, before, {
    ...{ note: openingNote, figure: figureOf('opening') },
  })
  const [closingName, closingNote] = texts.figures.closingCash
  const closing = timeRow(
    sheet,
    closingRow,
    closingName,
    (period) => round(plus(opening[period], net[period]), decimals),
    {
      ...{ look: 'sum', note: closingNote, figure: figureOf('closing') },
    },
  )
  return { opening, closing }
}

function balancesOf(opening: Cell<number>, net: TimeRow, decimals: Cell<number>): Record<Column, number> {
  let balance: Formula<number> = opening
  const closings = recordOf(periods, (period) => {
    balance = round(plus(balance, net[period]), decimals)
    return balance.value
  })
  return { ...closings, y1: closings.m12 }
}

function lowestIn(
  sheet: Writing,
  row: number,
  { words }: Frame,
  { opening, closing }: { readonly opening: TimeRow; readonly closing: TimeRow },
  heads: TimeRow<number | string>,
) {
  sheet.text(row, 0, words.lowest, 'total')
  const later = [closing.y2, closing.y3]
  const year = range(months.map((month) => closing[month]))
  const lowest = sheet.work(row, 1, least(opening.m1, year, range(later)), {
    ...{ look: 'sum', figure: 'lowest.1' },
  })
  sheet.text(row + 1, 0, words.lowestWhen, 'total')
  const at = timeColumns.findIndex((period) => closing[period].value === lowest.value)
  const names = range(timeColumns.map((period) => heads[period]))
  const found = call('MATCH', at + 1, lowest, range(timeColumns.map((period) => closing[period])), number(0))
  const name = call('INDEX', names.values[at] ?? '', names, found)
  const isBefore = compare(opening.m1, '=', lowest)
  const lowestWhen = sheet.work(row + 1, 1, when(isBefore, quoted(words.before), name), {
    ...{ look: 'sum', format: 'month' },
  })
  return { lowest, lowestWhen }
}
