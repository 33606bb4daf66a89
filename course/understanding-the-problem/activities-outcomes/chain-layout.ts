import type { Drawn, Ink } from '#domain/report/picture.ts'
import { textBoxHeight } from '#domain/report/text-box.ts'

export type ChainBox = {
  readonly id: string
  readonly column: Column
  readonly text: string
  readonly caption?: string | undefined
  readonly look: Drawn & { readonly captionInk?: Ink }
}
export type PlacedBox = ChainBox & {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export type Column = keyof typeof columns

export const columns = {
  cause: { x: 1, width: 104 },
  activity: { x: 123, width: 124 },
  outcome: { x: 265, width: 116 },
  impact: { x: 399, width: 100 },
} as const
export const columnNames = Object.keys(columns) as readonly Column[]
const top = 20
const gap = 8

const heightOf = (box: ChainBox) => textBoxHeight(box, columns[box.column].width)

const columnHeight = (boxes: readonly ChainBox[]) =>
  boxes.reduce((sum, box) => sum + heightOf(box) + gap, 0) - (boxes.length > 0 ? gap : 0)

const inColumn = (boxes: readonly ChainBox[], column: Column) => boxes.filter((box) => box.column === column)

export const heightNeeded = (boxes: readonly ChainBox[]) =>
  top + Math.max(...columnNames.map((column) => columnHeight(inColumn(boxes, column)))) + 1

/** Four columns, each stacked around the same middle. */
export function placed(boxes: readonly ChainBox[]): readonly PlacedBox[] {
  const height = heightNeeded(boxes)
  return columnNames.flatMap((column) => {
    const own = inColumn(boxes, column)
    const { x, width } = columns[column]
    let y = top + (height - 1 - top - columnHeight(own)) / 2
    return own.map((box) => {
      const at = { ...box, x, y, width, height: heightOf(box) }
      y += at.height + gap
      return at
    })
  })
}
