import type { DocumentBlock } from '#server/documents/document.ts'
import { frameOf, isShort, margins, page, textWidth } from '#server/documents/picture-frame.ts'
import { tableFrame } from '#server/documents/table-frame.ts'
import { linesIn, linesOf, wholeLines } from './last-lines.ts'

// All in points, as far as one can tell before it is set.
const headingHeight = 30
const lineHeight = 17
const rowEdges = 11
const below = 12
const figureRow = 74
/** A paragraph of which only the beginning has to be under its heading. */
const beginning = 34
/** What is higher is divided by the end of a page. */
const tallestWhole = 430
/** What a page holds, with some room for a mistake. */
export const tallest = page.height - margins.top - margins.bottom - 20

type Rows = Extract<DocumentBlock, { kind: 'table' | 'facts' }>

/** What stands on one page: none of it begins or ends with a row alone. */
export function isWhole(block: DocumentBlock): boolean {
  switch (block.kind) {
    case 'picture':
    case 'figures':
      return true
    case 'table':
    case 'facts':
      return isShort(cellsOf(block).flat()) && heightOf(block) <= tallestWhole
    default:
      return (linesOf(block) ?? 0) <= wholeLines
  }
}

export function heightOf(block: DocumentBlock): number {
  switch (block.kind) {
    case 'heading':
      return headingHeight
    case 'picture':
      return frameOf(block.picture).height + 18
    case 'figures':
      return Math.ceil(block.rows.length / 3) * figureRow + below
    case 'table':
    case 'facts':
      return rowHeights(block).reduce((sum, height) => sum + height, below)
    default:
      return (linesOf(block) ?? 0) * lineHeight + below
  }
}

/** What of a thing that may be divided has to stand under its heading: of a table the head and two rows. */
export const beginningOf = (block: DocumentBlock): number =>
  block.kind === 'table' || block.kind === 'facts'
    ? rowHeights(block)
        .slice(0, 3)
        .reduce((sum, height) => sum + height, 0) + 8
    : beginning

function rowHeights(block: Rows): number[] {
  const { widths, size, padding } =
    block.kind === 'table' ? tableFrame(block) : { widths: [130, textWidth - 130], size: 9.5, padding: 7 }
  const lengths = widths.map((width) => Math.max(1, Math.floor((width - 2 * padding) / (size * 0.53))))
  return cellsOf(block).map(
    (cells) =>
      Math.max(...cells.map((text, column) => linesIn(text, lengths[column]))) * size * 1.27 + rowEdges,
  )
}

const cellsOf = (block: Rows): readonly (readonly string[])[] =>
  block.kind === 'table' ? [block.head, ...block.rows] : block.rows.map(({ label, value }) => [label, value])
