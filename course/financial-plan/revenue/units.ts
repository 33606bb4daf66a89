import { nameOf, type Offering } from '#course/shared/segments.ts'
import type { Locale } from '#domain/errors.ts'
import { type Period, periods } from '#domain/plan/untouched-offering.ts'
import { type Box, type Cell, cellsIn } from './cells.ts'
import type { Filled } from './pasted.ts'

/** A row of the grid: how many of an offering are sold in each period. */
export type UnitsRow = {
  readonly id: string
  readonly name: string
  readonly values: readonly (number | null)[]
}

/** What changes in the forecast of one offering. */
export type Change = { readonly id: string; readonly units: Readonly<Partial<Record<Period, number | null>>> }

export const unitsOf = (offerings: readonly Offering[], locale: Locale): UnitsRow[] =>
  offerings.map((offering) => ({
    id: offering._id,
    name: nameOf(offering, locale),
    values: periods.map((period) => offering.forecasts?.[period] ?? null),
  }))

/** One change for each offering, of what is not so already. */
export function changesOf(rows: readonly UnitsRow[], filled: readonly Filled[]): Change[] {
  const byRow = Map.groupBy(filled, ({ cell }) => cell.row)
  return [...byRow].flatMap(([place, cells]) => {
    const row = rows[place]
    const units = cells.flatMap(({ cell, value }) => {
      const period = periods[cell.column]
      return row && period && row.values[cell.column] !== value ? [[period, value] as const] : []
    })
    return row && units.length > 0 ? [{ id: row.id, units: Object.fromEntries(units) }] : []
  })
}

export const valueAt = (rows: readonly UnitsRow[], { row, column }: Cell): number | null =>
  rows[row]?.values[column] ?? null

const lastMonth = 11

/**
 * The first column of the selection over the others; of one column alone over the months behind it. A month never goes
 * into a year.
 */
export function filledRight(rows: readonly UnitsRow[], box: Box): Filled[] {
  const isMonth = box.left <= lastMonth
  const right = box.left < box.right ? box.right : lastMonth
  const cells = cellsIn({ ...box, right: isMonth ? Math.min(right, lastMonth) : box.right })
  return cells.map((cell) => ({ cell, value: valueAt(rows, { row: cell.row, column: box.left }) }))
}

/** The first row of the selection over the others; of one row alone over all below it. */
export function filledDown(rows: readonly UnitsRow[], box: Box): Filled[] {
  const bottom = box.top < box.bottom ? box.bottom : rows.length - 1
  return cellsIn({ ...box, bottom }).map((cell) => ({
    cell,
    value: valueAt(rows, { row: box.top, column: cell.column }),
  }))
}

/** Numbers for the twelve months of a row. */
export const filledMonths = (row: number, months: readonly number[]): Filled[] =>
  months.map((value, column) => ({ cell: { row, column }, value }))
