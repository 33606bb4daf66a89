import { type Shape, textAt } from './picture.ts'
import { type BoxLook, type BoxWords, captionSize, textBox, textBoxHeight } from './text-box.ts'

/** Where each column stands, from the left. */
type Columns<Name extends string> = Readonly<Record<Name, { readonly x: number; readonly width: number }>>
export type ColumnBox<Name extends string> = BoxWords & {
  /** Under which lines know it. */
  readonly id: string
  readonly column: Name
  readonly look: BoxLook
}
/** From the right side of a box to the left side of another; nothing where one of them is not there. */
export type Line = readonly [from: string, to: string]

type Placed<Name extends string> = ColumnBox<Name> & {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const top = 20
const gap = 8

const stackHeight = (heights: readonly number[]) =>
  heights.reduce((sum, height) => sum + height + gap, heights.length > 0 ? -gap : 0)

function inColumns<Name extends string>(columns: Columns<Name>, boxes: readonly ColumnBox<Name>[]) {
  return (Object.keys(columns) as Name[]).map((column) => {
    const { x, width } = columns[column]
    const own = boxes.filter((box) => box.column === column)
    const heights = own.map((box) => textBoxHeight(box, width))
    return { x, width, own, heights }
  })
}

/** How high a picture of these boxes is. */
export const columnsHeight = <Name extends string>(
  columns: Columns<Name>,
  boxes: readonly ColumnBox<Name>[],
) => top + Math.max(...inColumns(columns, boxes).map(({ heights }) => stackHeight(heights))) + 1

/** Boxes in columns with names over them, each column stacked around the same middle, and lines between the boxes. */
export function columnShapes<Name extends string>(
  columns: Columns<Name>,
  names: Readonly<Record<Name, string>>,
  boxes: readonly ColumnBox<Name>[],
  lines: readonly Line[],
): Shape[] {
  const middle = (top + columnsHeight(columns, boxes) - 1) / 2
  const placed = inColumns(columns, boxes).flatMap(({ x, width, own, heights }) => {
    let y = middle - stackHeight(heights) / 2
    return own.map((box, index): Placed<Name> => {
      const at = { ...box, x, y, width, height: heights[index] ?? 0 }
      y += at.height + gap
      return at
    })
  })
  const byId = new Map(placed.map((box) => [box.id, box]))
  const look = { size: captionSize, ink: 'muted', isBold: true } as const
  return [
    ...(Object.keys(columns) as Name[]).map((name) => textAt(columns[name].x, 10, [names[name]], look)),
    ...lines.flatMap(([from, to]) => lineBetween(byId.get(from), byId.get(to))),
    ...placed.flatMap((box) => textBox(box, box, box.look)),
  ]
}

type Side = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

function lineBetween(from: Side | undefined, to: Side | undefined): Shape[] {
  if (!from || !to) return []
  const [x1, y1] = [from.x + from.width, from.y + from.height / 2]
  const [x2, y2] = [to.x, to.y + to.height / 2]
  const middle = (x1 + x2) / 2
  const d = `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`
  return [{ kind: 'path', d, stroke: 'muted', strokeWidth: 1 }]
}
