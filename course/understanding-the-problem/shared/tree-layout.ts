import type { Shape } from '#domain/report/picture.ts'
import type { Box, Side, Tree } from './cause-tree.ts'

// Points on paper; the page draws them larger.
export const boxWidth = 112
export const trunkWidth = 250
const columnGap = 14
const rowGap = 18
/** How far what hangs on a box is stepped in. */
const indent = 12
const trunkGap = 54
const margin = 8
// Buttons of the page reach as far over the boxes at the edge as over any other.
const edge = rowGap

export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type PlacedBox = Rect & { readonly box: Box }
/** Where a box hangs: on another box, or (parent null) on the trunk. */
export type Place = { readonly side: Side; readonly parent: string | null }
/** How high the trunk and each box are. */
export type Heights = { readonly trunk: number; readonly box: (box: Box) => number }
/** Room for a question that is being answered, where the new box will stand. */
type Slot = { readonly place: Place; readonly width: number; readonly height: number }
export type Layout = {
  readonly width: number
  readonly height: number
  readonly trunk: Rect
  readonly boxes: readonly PlacedBox[]
  readonly slot: Rect | null
}

type Half = {
  readonly boxes: readonly PlacedBox[]
  readonly slot: Rect | null
  readonly width: number
  readonly height: number
}

/** One side as it would hang below the trunk: a column per box at the trunk, what hangs on it stepped in below. */
function half(boxes: readonly Box[], side: Side, heights: Heights, wanted: Slot | null): Half {
  const placed: PlacedBox[] = []
  const parent = wanted?.place.side === side ? wanted.place.parent : undefined
  let slot: Rect | null = null
  let left = 0
  let height = 0
  let y = 0
  let right = 0
  const put = (x: number, own: number, width = boxWidth): Rect => {
    const rect = { x, y, width, height: own }
    y += own + rowGap
    right = Math.max(right, x + width)
    return rect
  }
  const hang = (box: Box, x: number) => {
    placed.push({ box, ...put(x, heights.box(box)) })
    for (const child of box.children) hang(child, x + indent)
    if (wanted && parent === box.id) slot = put(x + indent, wanted.height, wanted.width)
  }
  const column = (fill: () => void) => {
    y = 0
    fill()
    left = right + columnGap
    height = Math.max(height, y - rowGap)
  }
  for (const first of boxes) column(() => hang(first, left))
  if (wanted && parent === null) {
    column(() => {
      slot = put(left, wanted.height, wanted.width)
    })
  }
  return { boxes: placed, slot, width: Math.max(0, left - columnGap), height }
}

type Wanted = {
  readonly slot?: Slot | null
  /** No room is kept for a side on which nothing hangs: nobody adds to it there. */
  readonly isTight?: boolean
}

/** The whole picture: branches above, trunk, roots below. */
export function layoutOf(
  tree: Tree,
  heights: Heights,
  { slot = null, isTight = false }: Wanted = {},
): Layout {
  const up = half(tree.effect, 'effect', heights, slot)
  const down = half(tree.cause, 'cause', heights, slot)
  const gapTo = ({ height }: Half) => (isTight && height === 0 ? 0 : trunkGap)
  const width = Math.max(up.width, down.width, trunkWidth) + 2 * margin
  const trunk = {
    x: (width - trunkWidth) / 2,
    y: edge + up.height + gapTo(up),
    width: trunkWidth,
    height: heights.trunk,
  }
  const ground = trunk.y + trunk.height + gapTo(down)
  const above = <R extends Rect>(rect: R): R => ({
    ...rect,
    x: rect.x + (width - up.width) / 2,
    y: trunk.y - trunkGap - rect.y - rect.height,
  })
  const below = <R extends Rect>(rect: R): R => ({
    ...rect,
    x: rect.x + (width - down.width) / 2,
    y: ground + rect.y,
  })
  return {
    width,
    height: ground + down.height + edge,
    trunk,
    boxes: [...up.boxes.map(above), ...down.boxes.map(below)],
    slot: (up.slot && above(up.slot)) ?? (down.slot && below(down.slot)),
  }
}

/** How far down the earth begins: in the middle of the trunk. */
export const groundLevel = ({ trunk }: Pick<Layout, 'trunk'>) => trunk.y + trunk.height / 2

/** The earth in which the roots stand, and the lines between the boxes. */
export function groundShapes(layout: Layout): readonly Shape[] {
  const { width, height, boxes } = layout
  return [
    { kind: 'path', d: `M0 ${groundLevel(layout)}H${width}V${height}H0Z`, fill: 'earth-soft' },
    ...boxes.map(
      (one): Shape => ({
        kind: 'path',
        d: linkTo(one, layout),
        stroke: one.box.side === 'cause' ? 'earth' : 'brand',
        strokeWidth: 1.5,
      }),
    ),
  ]
}

/** The line from a box to what it hangs on. */
function linkTo(child: PlacedBox, { boxes, trunk }: Layout): string {
  const isRoot = child.box.side === 'cause'
  const parent = boxes.find(({ box }) => box.id === child.box.parent)
  if (!parent) {
    const startX = trunk.x + trunk.width / 2
    const startY = isRoot ? trunk.y + trunk.height : trunk.y
    const endX = child.x + child.width / 2
    const endY = isRoot ? child.y : child.y + child.height
    const middle = (startY + endY) / 2
    return `M${startX} ${startY}C${startX} ${middle} ${endX} ${middle} ${endX} ${endY}`
  }
  const x = parent.x + indent / 2
  const y = child.y + child.height / 2
  const start = isRoot ? parent.y + parent.height : parent.y
  const bend = isRoot ? -6 : 6
  return `M${x} ${start}V${y + bend}Q${x} ${y} ${child.x} ${y}`
}

const holds = (rect: Rect, x: number, y: number) =>
  x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height

/** The place under a point: a box, or the lower (causes) or upper (effects) half of the trunk. */
export function placeAt({ boxes, trunk }: Layout, x: number, y: number) {
  const hit = boxes.find((one) => holds(one, x, y))
  if (hit) return { side: hit.box.side, parent: hit.box.id }
  if (!holds(trunk, x, y)) return null
  return { side: y > groundLevel({ trunk }) ? 'cause' : 'effect', parent: null } as const
}
