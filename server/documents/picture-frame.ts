import type { Picture } from '#domain/report/picture.ts'

/** A4 in points. */
export const page = { width: 595.28, height: 841.89 }
export const margins = { side: 56, top: 76, bottom: 64 }
export const textWidth = page.width - 2 * margins.side
export const landscapeWidth = page.height - 2 * margins.side
// Room is left for a title and a heading above.
const highest = page.height - margins.top - margins.bottom - 110
const highestLandscape = page.width - margins.top - margins.bottom - 50

export type Frame = { readonly isLandscape: boolean; readonly width: number; readonly height: number }

/** How large a picture is printed, in points: never enlarged, and on a page of its own where it is far too wide. */
export function frameOf({ width, height }: Picture): Frame {
  const isLandscape = width > textWidth * 1.45 && width > height * 1.5
  const [widest, tallest] = isLandscape ? [landscapeWidth, highestLandscape] : [textWidth, highest]
  const scale = Math.min(1, widest / Math.max(1, width), tallest / Math.max(1, height))
  return { isLandscape, width: width * scale, height: height * scale }
}

// Of the letters in a table, and of the space around them, in points.
const letterWidth = 5.6
const cellPadding = 14
/** Longer words may be broken. */
const longestWhole = 18

/** Widths of table columns that add up to the room there is, by how much is written in each; none breaks a word. */
export function columnShares(head: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const weights = head.map((name, column) => {
    const longest = Math.max(...rows.map((row) => row[column]?.length ?? 0), 0)
    const longestWord = Math.max(...name.split(/\s/).map(({ length }) => length))
    return Math.sqrt(Math.min(Math.max(longest, longestWord * 1.5, 5), 320))
  })
  const shares = weights.map((weight) => weight / sumOf(weights))
  const least = head.map((name, column) => shareOfWord([name, ...rows.map((row) => row[column] ?? '')]))
  const lacks = shares.map((share, column) => Math.max(0, (least[column] ?? 0) - share))
  const spare = shares.map((share, column) => Math.max(0, share - (least[column] ?? 0)))
  const taken = Math.min(1, sumOf(lacks) / Math.max(sumOf(spare), Number.EPSILON))
  const wide = shares.map((share, column) => share + (lacks[column] ?? 0) - (spare[column] ?? 0) * taken)
  return wide.map((share) => share / sumOf(wide))
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function shareOfWord(cells: readonly string[]): number {
  const longest = Math.max(...cells.flatMap((text) => text.split(/\s/)).map(({ length }) => length))
  return (Math.min(longest, longestWhole) * letterWidth + cellPadding) / textWidth
}

// Longer cells may be torn apart, or a row could be higher than a page.
const longestWholeCell = 700

/** Whether a row of these cells is kept on one page. */
export const isShort = (cells: readonly string[]) => cells.every(({ length }) => length <= longestWholeCell)
