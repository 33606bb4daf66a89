import { type Cell, type Formula, number, range, times } from './formula.ts'
import type { Frame } from './frame.ts'
import { listRows } from './list-rows.ts'
import type { Lists } from './lists-sheet.ts'
import { lookup, sumWhere } from './lookups.ts'
import { titledSheet, type Writing } from './sheet.ts'

const free = 3

export type RunningCells = ReturnType<typeof runningSheet>

/** What comes and goes each month beside sales and unit costs. */
export function runningSheet(frame: Frame, lists: Lists) {
  const { words } = frame
  const sheet = titledSheet(words.sheets.running, words.about.running)
  const expenses = expensesIn(sheet, 3, frame, lists)
  return { sheet, ...expenses, ...revenueIn(sheet, expenses.nextRow, frame, lists) }
}

function monthly(sheet: Writing, row: number, label: string, formula: Formula<number>): Cell<number> {
  sheet.text(row, 0, label, 'total')
  const cell = sheet.work(row, 3, formula, { look: 'sum' })
  sheet.work(row, 4, times(cell, number(12)), { look: 'sum' })
  return cell
}

function expensesIn(sheet: Writing, top: number, { plan, words }: Frame, lists: Lists) {
  const { rows, nextRow } = listRows(
    sheet,
    top,
    {
      heading: words.expenses,
      titles: [words.category, words.kind, words.description, words.monthly, words.yearly],
      ...{ path: 'financials.expenses', all: plan.financials.expenses, free },
    },
    ({ row, choice, text, amount }) => {
      choice(0, 'category', lists.categories)
      const type = choice(1, 'type', lists.kinds)
      text(2, 'description')
      const cost = amount(3, 'cost')
      sheet.work(row, 4, times(cost, number(12)))
      return { type, cost }
    },
  )
  const costs = range(rows.map(({ cost }) => cost))
  const of = range(rows.map(({ type }) => type))
  const other = lists.kinds.of('non-operating')
  return {
    // A row without a kind is part of the daily work.
    operating: monthly(sheet, nextRow, words.operating, sumWhere(costs, { of, isNot: other })),
    nonOperating: monthly(sheet, nextRow + 1, words.nonOperating, sumWhere(costs, { of, is: other })),
    nextRow: nextRow + 3,
  }
}

function revenueIn(sheet: Writing, top: number, { plan, words }: Frame, lists: Lists) {
  const { rows, nextRow } = listRows(
    sheet,
    top,
    {
      heading: words.otherRevenue,
      titles: [words.category, words.isMarket, words.description, words.monthly, words.yearly],
      ...{ path: 'financials.additionalRevenue', all: plan.financials.additionalRevenue, free },
    },
    ({ row, choice, text, amount }) => {
      const category = choice(0, 'category', lists.revenue)
      const isMarket = lookup(category, lists.revenue.all, lists.revenue.beside, number(0))
      const flag = sheet.work(row, 1, isMarket, { format: 'whole' })
      text(2, 'description')
      const value = amount(3, 'value')
      sheet.work(row, 4, times(value, number(12)))
      return { flag, value }
    },
  )
  const values = range(rows.map(({ value }) => value))
  const of = range(rows.map(({ flag }) => flag))
  return {
    market: monthly(sheet, nextRow, words.market, sumWhere(values, { of, is: number(1) })),
    nonMarket: monthly(sheet, nextRow + 1, words.nonMarket, sumWhere(values, { of, is: number(0) })),
  }
}
