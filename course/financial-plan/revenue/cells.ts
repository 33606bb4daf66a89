/** A place in the grid, counted from its first row and its first column. */
export type Cell = { readonly row: number; readonly column: number }
export type Size = { readonly rows: number; readonly columns: number }
/** The cell with the caret, and the corner across from it. */
export type Selection = { readonly active: Cell; readonly end: Cell }
export type Box = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export const isSame = (one: Cell, other: Cell) => one.row === other.row && one.column === other.column

export function boxOf({ active, end }: Selection): Box {
  return {
    top: Math.min(active.row, end.row),
    bottom: Math.max(active.row, end.row),
    left: Math.min(active.column, end.column),
    right: Math.max(active.column, end.column),
  }
}

export const cellsIn = ({ top, bottom, left, right }: Box): Cell[] =>
  Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_unused, along) => ({
      row: top + down,
      column: left + along,
    })),
  ).flat()

/** The nearest cell that there is. */
export function inside({ row, column }: Cell, { rows, columns }: Size): Cell {
  return { row: between(row, rows), column: between(column, columns) }
}

const between = (place: number, count: number) => Math.max(0, Math.min(place, count - 1))

export type Step = { readonly down: number; readonly along: number }

export const moved = ({ row, column }: Cell, { down, along }: Step, size: Size): Cell =>
  inside({ row: row + down, column: column + along }, size)

/** The next cell of the row, then the first of the row below; none behind the last one. */
export function nextInRow({ row, column }: Cell, by: 1 | -1, { rows, columns }: Size): Cell | null {
  const place = row * columns + column + by
  if (place < 0 || place >= rows * columns) return null
  return { row: Math.floor(place / columns), column: place % columns }
}

/** The next cell of the column, then the first of the column beside it: who has one row goes along it. */
export function nextInColumn({ row, column }: Cell, by: 1 | -1, { rows, columns }: Size): Cell {
  const place = between(column * rows + row + by, rows * columns)
  return { row: place % rows, column: Math.floor(place / rows) }
}
