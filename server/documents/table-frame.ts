import { remembered } from '#domain/remembered.ts'
import type { Block } from '#domain/report/block.ts'
import { numberColumns } from '#domain/report/number-columns.ts'
import { textWidth as widthOf } from '#domain/report/picture.ts'
import type { DocumentBlock } from './document.ts'
import { columnShares, frameOf, landscapeWidth, textWidth } from './picture-frame.ts'

type TableBlock = Extract<Block, { kind: 'table' }>
type Table = Pick<TableBlock, 'head' | 'rows'>

/** How large the letters of a table are and how much room is at either side of them, in points. */
type Setting = { readonly size: number; readonly padding: number }

const settings: readonly Setting[] = [
  { size: 9.5, padding: 7 },
  { size: 8.5, padding: 5 },
  { size: 7.5, padding: 3.5 },
]

export type TableFrame = Setting & {
  readonly isLandscape: boolean
  /** Of each column, in points, with the room at its sides. */
  readonly widths: readonly number[]
  /** Amounts stand one below the other by their last digit. */
  readonly isNumber: readonly boolean[]
}

/** How a table is printed: as large as it may be without a word or an amount broken, lying on its side if it must. */
export const tableFrame: (table: Table) => TableFrame = remembered((table: Table): TableFrame => {
  const isNumber = numberColumns(table)
  for (const isLandscape of [false, true])
    for (const setting of settings) {
      const width = isLandscape ? landscapeWidth : textWidth
      const widths = columnWidths(table, setting, width)
      if (widths) return { ...setting, isLandscape, widths, isNumber }
    }
  const widths = columnShares(table.head, table.rows).map((share) => share * textWidth)
  return { ...(settings[0] as Setting), isLandscape: false, widths, isNumber }
})

/** What lies on its side, on a page of its own. */
export const isWide = (block: DocumentBlock | undefined): boolean =>
  (block?.kind === 'picture' && frameOf(block.picture).isLandscape) ||
  (block?.kind === 'table' && tableFrame(block).isLandscape)

/** A table of more amounts than a page is wide, as several of the same rows, each under the first column. */
export function splitWide(block: TableBlock): TableBlock[] {
  const { head, rows } = block
  const isFitting = [false, true].some((isLandscape) =>
    settings.some((setting) => columnWidths(block, setting, isLandscape ? landscapeWidth : textWidth)),
  )
  if (isFitting || head.length <= 3) return [block]
  const middle = Math.ceil((head.length + 1) / 2)
  const part = (from: number, to: number): TableBlock => {
    const cut = (cells: readonly string[]) => [cells[0] ?? '', ...cells.slice(from, to)]
    return { ...block, head: cut(head), rows: rows.map(cut) }
  }
  return [part(1, middle), part(middle, head.length)].flatMap(splitWide)
}

/** Nothing where a word would have to be broken. */
function columnWidths({ head, rows }: Table, { size, padding }: Setting, width: number): number[] | null {
  const least = head.map(
    (name, column) =>
      Math.max(widestWord(name, size) * boldness, ...rows.map((row) => widestWord(row[column] ?? '', size))) +
      2 * padding,
  )
  const spare = width - sumOf(least)
  if (spare < 0) return null
  const wanted = head.map((name, column) =>
    Math.max(
      least[column] ?? 0,
      ...[name, ...rows.map((row) => row[column] ?? '')].map((text) => widestLine(text, size) + 2 * padding),
    ),
  )
  const rest = width - sumOf(wanted)
  if (rest >= 0) return wanted.map((one) => one + (rest * one) / sumOf(wanted))
  const lacks = wanted.map((one, column) => one - (least[column] ?? 0))
  return least.map((one, column) => one + (spare * (lacks[column] ?? 0)) / sumOf(lacks))
}

const boldness = 1.04
/** Longer words may be broken. */
const longestWhole = 24
/** In points: longer lines are wrapped anyway. */
const widestWanted = 240

const widestWord = (text: string, size: number) =>
  Math.max(0, ...text.split(/[ \t\n]/).map((word) => widthOf(word.slice(0, longestWhole), size)))

const widestLine = (text: string, size: number) =>
  Math.min(widestWanted, Math.max(0, ...text.split('\n').map((line) => widthOf(line, size))))

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
