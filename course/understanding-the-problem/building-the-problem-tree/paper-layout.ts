import type { Box, Side } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { pictureWidth, tallestPicture, textBoxHeight } from '#domain/report/text-box.ts'
import { onPaper } from './measures.ts'

const { columnGap, rowGap, indent, trunkGap } = onPaper
const mostColumns = 3
const widestColumn = 240
const groupGap = 6

export type PaperBox = {
  readonly box: Box
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Where the line to what it hangs on begins. */
  readonly from: { readonly x: number; readonly y: number }
}
/** What is written in a box, and over it. */
export type BoxWords = (box: Box) => { readonly text: string; readonly caption: string }
type Half = { readonly boxes: readonly PaperBox[]; readonly height: number }

/**
 * One side as it hangs below the trunk, from y = 0: what hangs at the trunk in up to three columns, the next one always
 * in the shortest, and below each what hangs on it, stepped in.
 */
export function hanging(groups: readonly Box[], words: BoxWords): Half {
  const count = Math.min(mostColumns, groups.length)
  const width = Math.min(widestColumn, (pictureWidth - (count - 1) * columnGap) / count)
  const left = (pictureWidth - count * width - (count - 1) * columnGap) / 2
  const columns = Array.from({ length: count }, (_, index) => ({
    x: left + index * (width + columnGap),
    y: trunkGap,
  }))
  const boxes: PaperBox[] = []
  for (const group of groups) {
    const column = columns.reduce((best, one) => (one.y < best.y ? one : best))
    const hang = (box: Box, depth: number, under: number) => {
      const x = column.x + depth * indent
      const own = column.x + width - x
      const height = textBoxHeight(words(box), own)
      const y = column.y
      boxes.push({ box, x, y, width: own, height, from: { x: x - indent / 2, y: under } })
      column.y += height + rowGap
      for (const child of box.children) hang(child, depth + 1, y + height)
    }
    hang(group, 1, 0)
    column.y += groupGap
  }
  return { boxes, height: Math.max(0, ...columns.map(({ y }) => y - rowGap - groupGap)) }
}

export type Sheet = Readonly<Record<Side, readonly Box[]>>

/** What stands on one picture together: all of it, or, where that is too high, effects and causes apart. */
export function sheetsOf(tree: Sheet, trunkHeight: number, words: BoxWords): readonly Sheet[] {
  const heightOf = (groups: readonly Box[]) => hanging(groups, words).height
  if (heightOf(tree.effect) + trunkHeight + heightOf(tree.cause) <= tallestPicture) return [tree]
  const sheets = (side: Side): Sheet[] =>
    inTurns(tree[side], (groups) => trunkHeight + heightOf(groups) <= tallestPicture).map((groups) => ({
      cause: [],
      effect: [],
      [side]: groups,
    }))
  return [...sheets('effect'), ...sheets('cause')]
}

function inTurns(groups: readonly Box[], fits: (groups: readonly Box[]) => boolean): Box[][] {
  const turns: Box[][] = []
  for (const group of groups) {
    const last = turns.at(-1)
    if (last && fits([...last, group])) last.push(group)
    else turns.push([group])
  }
  return turns
}
