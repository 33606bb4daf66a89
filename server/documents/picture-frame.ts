import type { Picture } from '#domain/report/picture.ts'

/** A4 in points. */
export const page = { width: 595.28, height: 841.89 }
export const margins = { side: 56, top: 76, bottom: 64 }
export const textWidth = page.width - 2 * margins.side
export const landscapeWidth = page.height - 2 * margins.side
// Room is left for a heading above.
const highest = page.height - margins.top - margins.bottom - 90
const highestLandscape = page.width - margins.top - margins.bottom - 50

export type Frame = { readonly isLandscape: boolean; readonly width: number; readonly height: number }

/** How large a picture is printed, in points: never enlarged, and on a page of its own where it is far too wide. */
export function frameOf({ width, height }: Picture): Frame {
  const isLandscape = width > textWidth * 1.45 && width > height * 1.5
  const [widest, tallest] = isLandscape ? [landscapeWidth, highestLandscape] : [textWidth, highest]
  const scale = Math.min(1, widest / Math.max(1, width), tallest / Math.max(1, height))
  return { isLandscape, width: width * scale, height: height * scale }
}

/** Widths of table columns that add up to the room there is, by how much is written in each. */
export function columnShares(head: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const weights = head.map((name, column) => {
    const longest = Math.max(...rows.map((row) => row[column]?.length ?? 0), 0)
    const longestWord = Math.max(...name.split(/\s/).map(({ length }) => length))
    return Math.sqrt(Math.min(Math.max(longest, longestWord * 1.5, 5), 320))
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

// Longer cells may be torn apart, or a row could be higher than a page.
const longestWholeCell = 700

/** Whether a row of these cells is kept on one page. */
export const isShort = (cells: readonly string[]) => cells.every(({ length }) => length <= longestWholeCell)
