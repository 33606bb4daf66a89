import { type Box, type Cell, cellsIn, type Size } from './cells.ts'
import { monthsIn } from './pasted-table.ts'

/** Reads a number that stands alone, as the fields of the plan do. */
export type ReadAlone = (text: string) => number | undefined

export type Filled = { readonly cell: Cell; readonly value: number | null }

/** What was taken from the clipboard, and all that has to be said about it. */
export type Pasted = {
  readonly filled: readonly Filled[]
  /** Texts with a point, a comma or a space in them, and how they were read. */
  readonly read: readonly { readonly text: string; readonly value: number }[]
  readonly refused: readonly { readonly cell: Cell; readonly text: string }[]
  /** How many lay beyond the edge of the grid. */
  readonly outside: number
  /** Names over or beside the numbers were left out. */
  readonly hasHeads: boolean
  /** So were columns and lines that are no months: a price, a total. */
  readonly hasOthers: boolean
  /** A column of numbers was laid along the months. */
  readonly isTurned: boolean
}

/** Cells that somebody copied in a spreadsheet, put down from the first selected cell on. One alone fills the selection. */
export function pasted(text: string, selected: Box, size: Size, readAlone: ReadAlone): Pasted {
  const { lines: numbers, hasHeads, hasOthers } = monthsIn(linesOf(text), readAlone)
  const isTurned = fitsOnlyAlong(numbers, selected, size)
  const lines = isTurned ? [numbers.map(([first = '']) => first)] : numbers
  const placed = placedAt(lines, selected)
  const isIn = ({ cell }: { cell: Cell }) => cell.row < size.rows && cell.column < size.columns
  const sign = decimalSign(lines.flat())
  const known = placed.filter(isIn).map((one) => ({ ...one, value: numberIn(one.text, sign, readAlone) }))
  return {
    filled: known.flatMap(({ cell, value }) => (value === undefined ? [] : [{ cell, value }])),
    read: known.flatMap(({ text: typed, value }) =>
      typeof value === 'number' && /\d\D+\d/.test(typed) ? [{ text: typed, value }] : [],
    ),
    refused: known.flatMap(({ cell, text: typed, value }) =>
      value === undefined ? [{ cell, text: typed }] : [],
    ),
    outside: placed.length - known.length,
    ...{ hasHeads, hasOthers, isTurned },
  }
}

const linesOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))

function placedAt(lines: readonly (readonly string[])[], selected: Box) {
  const [[only = ''] = [], ...more] = lines
  if (more.length === 0 && lines[0]?.length === 1)
    return cellsIn(selected).map((cell) => ({ cell, text: only }))
  return lines.flatMap((line, down) =>
    line.map((text, along) => ({ cell: { row: selected.top + down, column: selected.left + along }, text })),
  )
}

function fitsOnlyAlong(
  lines: readonly (readonly string[])[],
  { top, left }: Box,
  { rows, columns }: Size,
): boolean {
  const isColumn = lines.length > 1 && lines.every(({ length }) => length === 1)
  return isColumn && lines.length > rows - top && lines.length <= columns - left
}

type Sign = '.' | ','

const other = (sign: Sign): Sign => (sign === '.' ? ',' : '.')

/** The sign before the decimals, where the numbers that came together show which one it is. */
export function decimalSign(texts: readonly string[]): Sign | null {
  const found = new Set(texts.filter((text) => /^[\d.,\s'’]+$/.test(text)).flatMap(signIn))
  const [sign, second] = found
  return sign !== undefined && second === undefined ? sign : null
}

function signIn(text: string): Sign[] {
  const signs = (text.match(/[.,]/g) ?? []) as Sign[]
  const last = signs.at(-1)
  if (last === undefined) return []
  if (new Set(signs).size > 1) return [last]
  if (signs.length > 1) return [other(last)]
  const [whole = '', decimals = ''] = text.split(last)
  // Three digits may be thousands, but not after a zero.
  return decimals.length !== 3 || /^0*$/.test(whole) ? [last] : []
}

/** Null for an empty cell, undefined for what is no number of 0 or more. */
function numberIn(text: string, sign: Sign | null, readAlone: ReadAlone): number | null | undefined {
  if (text === '') return null
  if (sign === null) return readAlone(text)
  const decimals = sign === '.' ? '\\.' : ','
  const groups = sign === '.' ? ',' : '.'
  const shape = new RegExp(`^(?=.*\\d)(\\d{1,3}(?:[\\s'’${groups}]\\d{3})+|\\d*)(?:${decimals}(\\d*))?$`)
  const [, whole, rest] = shape.exec(text) ?? []
  return whole === undefined
    ? undefined
    : readAlone(`${whole.replace(/\D/g, '') || '0'}.${(rest || '0').padEnd(4, '0')}`)
}

/** Cells as a spreadsheet takes them, with the decimals of the language and nothing between the thousands. */
export function copied(rows: readonly (readonly (number | null)[])[], locale: 'en' | 'es'): string {
  const told = (value: number | null) =>
    value === null ? '' : locale === 'es' ? String(value).replace('.', ',') : String(value)
  return rows.map((row) => row.map(told).join('\t')).join('\n')
}
