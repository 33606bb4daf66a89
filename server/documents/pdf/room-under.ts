import type { DocumentBlock } from '#server/documents/document.ts'
import { frameOf, isShort, textWidth } from '#server/documents/picture-frame.ts'
import { isWide, tableFrame } from '#server/documents/table-frame.ts'
import { linesIn } from './last-lines.ts'

// All in points, as far as one can tell before it is set.
const headingHeight = 30
const lineHeight = 17
const cellLine = 12
const rowEdges = 11
const letter = 5
const below = 12
const figureHeight = 70
/** A paragraph of which only the beginning has to be under its heading. */
const beginning = 34
/** What is higher is divided by the end of a page. */
const tallestWhole = 300
/** So many lines are told before the thing that they are about. */
const introduction = 2

type Rows = Extract<DocumentBlock, { kind: 'table' | 'facts' }>

/** Tables and facts that stand on one page: none of them begins or ends with a row alone. */
export const isWhole = (block: DocumentBlock): block is Rows =>
  (block.kind === 'table' || block.kind === 'facts') &&
  isShort(cellsOf(block).flat()) &&
  heightOf(block) <= tallestWhole

/** What has to stand under a heading on the same page: up to the picture, the table or the text that it is about. */
export function roomUnder(blocks: readonly DocumentBlock[], index: number): number {
  const block = blocks[index]
  switch (block?.kind) {
    case undefined:
      return 0
    case 'heading':
      return headingHeight + roomUnder(blocks, index + 1)
    case 'picture':
      return isWide(block) ? 0 : frameOf(block.picture).height
    case 'figures':
      return Math.ceil(block.rows.length / 3) * figureHeight
    case 'text': {
      const lines = linesIn(block.text)
      const follows = blocks[index + 1]?.kind
      const isIntroduction = lines <= introduction && follows !== undefined && follows !== 'heading'
      return isIntroduction ? lines * lineHeight + below + roomUnder(blocks, index + 1) : beginning
    }
    case 'table':
    case 'facts':
      if (isWide(block)) return 0
      return isWhole(block) ? heightOf(block) : beginning
    default:
      return beginning
  }
}

function heightOf(block: Rows): number {
  const widths = block.kind === 'table' ? tableFrame(block).widths : [0.3 * textWidth, 0.7 * textWidth]
  const lengths = widths.map((width) => Math.max(1, Math.floor((width - 14) / letter)))
  const rowHeight = (cells: readonly string[]) =>
    Math.max(...cells.map((text, column) => linesIn(text, lengths[column]))) * cellLine + rowEdges
  return cellsOf(block).reduce((sum, cells) => sum + rowHeight(cells), below)
}

const cellsOf = (block: Rows): readonly (readonly string[])[] =>
  block.kind === 'table' ? [block.head, ...block.rows] : block.rows.map(({ label, value }) => [label, value])
