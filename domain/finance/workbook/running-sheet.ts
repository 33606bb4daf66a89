import { type Cell, type Formula, number, range, times } from './formula.ts'
import type { Frame } from './frame.ts'
import type { Lists } from './lists-sheet.ts'
import { lookup, sumWhere } from './lookups.ts'
import { type Writing, writing } from './sheet.ts'

const free = 3
const amount = { rule: { kind: 'amount' } } as const

export type RunningCells = ReturnType<typeof runningSheet>

/** What comes and goes each month beside sales and unit costs. */
export function runningSheet(frame: Frame, lists: Lists) {
  const { words } = frame
  const sheet = writing(words.sheets.running)
  sheet.text(0, 0, words.sheets.running, 'title')
  sheet.text(1, 0, words.about.running, 'lead')
  const expenses = expensesIn(sheet, 3, frame, lists)
  return { sheet, ...expenses, ...revenueIn(sheet, expenses.nextRow, frame, lists) }
}

function headsIn(sheet: Writing, row: number, titles: readonly string[]): void {
  for (const [column, title] of titles.entries()) sheet.text(row, column, title, 'head')
}

function monthly(sheet: Writing, row: number, label: string, formula: Formula<number>): Cell<number> {
  sheet.text(row, 0, label, 'total')
  const cell = sheet.work(row, 3, formula, { look: 'sum' })
  sheet.work(row, 4, times(cell, number(12)), { look: 'sum' })
  return cell
}

function expensesIn(sheet: Writing, top: number, { plan, words }: Frame, lists: Lists) {
  sheet.text(top, 0, words.expenses, 'heading')
  headsIn(sheet, top + 1, [words.category, words.kind, words.description, words.monthly, words.yearly])
  const { expenses } = plan.financials
  const rows = Array.from({ length: expenses.length + free }, (_, index) => {
    const one = expenses[index]
    const row = top + 2 + index
    const input = (name: string) => (one ? { input: `financials.expenses.${index}.${name}` } : {})
    const category = one ? lists.categories.label(one.category) : null
    sheet.ask(row, 0, category, { rule: lists.categories.rule, format: 'text' }, '')
    const type = sheet.ask(
      row,
      1,
      one ? lists.kinds.label(one.type) : null,
      {
        ...{ rule: lists.kinds.rule, format: 'text', ...input('type') },
      },
      '',
    )
    sheet.ask(row, 2, one?.description ?? null, { format: 'text' }, '')
    const cost = sheet.ask(row, 3, one?.cost ?? null, { ...amount, ...input('cost') }, 0)
    sheet.work(row, 4, times(cost, number(12)))
    return { type, cost }
  })
  const row = top + 2 + rows.length
  const costs = range(rows.map(({ cost }) => cost))
  const of = range(rows.map(({ type }) => type))
  const other = lists.kinds.of('non-operating')
  return {
    // A row without a kind is part of the daily work.
    operating: monthly(sheet, row, words.operating, sumWhere(costs, { of, isNot: other })),
    nonOperating: monthly(sheet, row + 1, words.nonOperating, sumWhere(costs, { of, is: other })),
    nextRow: row + 3,
  }
}

function revenueIn(sheet: Writing, top: number, { plan, words }: Frame, lists: Lists) {
  sheet.text(top, 0, words.otherRevenue, 'heading')
  const titles = [words.category, words.isMarket, words.description, words.monthly, words.yearly]
  headsIn(sheet, top + 1, titles)
  const { additionalRevenue } = plan.financials
  const rows = Array.from({ length: additionalRevenue.length + free }, (_, index) => {
    const one = additionalRevenue[index]
    const row = top + 2 + index
    const input = (name: string) => (one ? { input: `financials.additionalRevenue.${index}.${name}` } : {})
    const category = sheet.ask(
      row,
      0,
      one ? lists.revenue.label(one.category) : null,
      {
        ...{ rule: lists.revenue.rule, format: 'text', ...input('category') },
      },
      '',
    )
    const isMarket = lookup(category, lists.revenue.all, lists.revenue.beside, number(0))
    const flag = sheet.work(row, 1, isMarket, { format: 'whole' })
    sheet.ask(row, 2, one?.description ?? null, { format: 'text' }, '')
    const value = sheet.ask(row, 3, one?.value ?? null, { ...amount, ...input('value') }, 0)
    sheet.work(row, 4, times(value, number(12)))
    return { flag, value }
  })
  const row = top + 2 + rows.length
  const values = range(rows.map(({ value }) => value))
  const of = range(rows.map(({ flag }) => flag))
  return {
    market: monthly(sheet, row, words.market, sumWhere(values, { of, is: number(1) })),
    nonMarket: monthly(sheet, row + 1, words.nonMarket, sumWhere(values, { of, is: number(0) })),
  }
}
