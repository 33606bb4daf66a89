import { type Column, months, years } from '#domain/finance/periods.ts'
import { recordOf } from '#domain/finance/record-of.ts'
import type { Period } from '#domain/plan/untouched-offering.ts'
import { type Cell, cellAt, type Formula, range, round, sum, type Value } from './formula.ts'
import type { Format, Look, Writing } from './sheet.ts'

/** The columns of every sheet that knows time: A names the line, B is the first month. */
export const timeColumns: readonly Column[] = [...months, ...years]
export const columnOf = (period: Column) => timeColumns.indexOf(period) + 1
export const noteColumn = timeColumns.length + 1

/** A line with a cell for each period. */
export type TimeRow<T extends Value = number> = Readonly<Record<Column, Cell<T>>>

type Told = {
  readonly look?: Look
  readonly format?: Format
  readonly figure?: (period: Column) => string | undefined
  readonly note?: string
}

export function timeRow<T extends Value>(
  sheet: Writing,
  row: number,
  label: string | Formula<string>,
  valueIn: (period: Column) => Formula<T>,
  { look = 'plain', format = 'amount', figure, note }: Told = {},
): TimeRow<T> {
  const labelLook = look === 'sum' ? 'total' : 'label'
  if (typeof label === 'string') sheet.text(row, 0, label, labelLook)
  else sheet.work(row, 0, label, { look: 'part', format: 'text' })
  if (note) sheet.text(row, noteColumn, note, 'note')
  return recordOf(timeColumns, (period) => {
    const named = figure?.(period)
    return sheet.work(row, columnOf(period), valueIn(period), {
      ...{ look, format },
      ...(named === undefined ? {} : { figure: named }),
    })
  })
}

/** The months of a line in their order. */
export const monthsOf = <T extends Value>(line: TimeRow<T>): readonly Cell<T>[] =>
  months.map((month) => line[month])

export function timeHeads(sheet: Writing, row: number, title: string, heads: TimeRow<number | string>): void {
  sheet.text(row, 0, title, 'head')
  for (const period of timeColumns)
    sheet.work(row, columnOf(period), heads[period], { look: 'head', format: 'month' })
}

/** Year 1 is the sum of its months. Sums of cents are rounded to them, so that nothing is left where nothing should be. */
export function yearly(
  sheet: Writing,
  row: number,
  valueIn: (period: Period) => Formula<number>,
  decimals?: Formula<number>,
) {
  const before: Cell<number>[] = []
  // Another cell is in cents already.
  const clean = (one: Formula<number>) => (decimals && !('sheet' in one) ? round(one, decimals) : one)
  return (period: Column): Formula<number> => {
    if (period === 'y1') return clean(sum(range(before)))
    const formula = clean(valueIn(period))
    before.push(cellAt({ sheet: sheet.name, row, column: columnOf(period) }, formula.value))
    return formula
  }
}
