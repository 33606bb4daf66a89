/** A number of a table: its row and its column, counted from 0. */
export type Spot = { readonly row: number; readonly column: number }

export type Size = { readonly rows: number; readonly columns: number }

type Pressed = { readonly key: string; readonly control: boolean }

const arrows: Readonly<Record<string, Spot>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** What a key leads to, the nearest first: a place without a number is passed by. Null where it is no such key. */
export function spotsFrom(from: Spot, { key, control }: Pressed, size: Size): readonly Spot[] | null {
  const step = arrows[key]
  if (step) return control ? along(from, step, size).toReversed() : along(from, step, size)
  if (key === 'Home' || key === 'End') {
    const row = control ? (key === 'Home' ? 0 : size.rows - 1) : from.row
    const whole = Array.from({ length: size.columns }, (_, column) => ({ row, column }))
    return key === 'Home' ? whole : whole.toReversed()
  }
  return null
}

function along(from: Spot, step: Spot, { rows, columns }: Size): Spot[] {
  const isIn = ({ row, column }: Spot) => row >= 0 && row < rows && column >= 0 && column < columns
  const spots: Spot[] = []
  let next = { row: from.row + step.row, column: from.column + step.column }
  while (isIn(next)) {
    spots.push(next)
    next = { row: next.row + step.row, column: next.column + step.column }
  }
  return spots
}
