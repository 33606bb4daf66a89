import type { Box, Side, Tree } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { wrapped } from '#domain/report/picture.ts'
import type { Place } from './growth.ts'
import { onScreen } from './measures.ts'

const { columnGap, rowGap, indent, trunkGap } = onScreen
// Pixels at a zoom of 1.
const boxWidth = 188
const trunkWidth = 400
const margin = 24
const lineHeight = 20
// The face of the page is narrower than the one that is measured.
const letters = 14
const trunkLetters = 17

export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type PlacedBox = Rect & { readonly box: Box }
/** Room for a question that is being answered, where the new box will stand. */
export type Slot = { readonly place: Place; readonly height: number }
export type Layout = {
  readonly width: number
  readonly height: number
  readonly trunk: Rect
  readonly boxes: readonly PlacedBox[]
  readonly slot: Rect | null
  readonly links: readonly { readonly id: string; readonly side: Side; readonly path: string }[]
}

/** Lines that a text fills; an empty one still has its line. */
const lineCount = (text: string, width: number, size = letters) =>
  Math.max(1, wrapped(text, width, size).length)

type Half = {
  readonly boxes: readonly PlacedBox[]
  readonly slot: Rect | null
  readonly width: number
  readonly height: number
}

/** One side as it would hang below the trunk: a column per box at the trunk, what hangs on it stepped in below. */
function half(boxes: readonly Box[], side: Side, wanted: Slot | null): Half {
  const placed: PlacedBox[] = []
  const parent = wanted?.place.side === side ? wanted.place.parent : undefined
  let slot: Rect | null = null
  let left = 0
  let height = 0
  let y = 0
  let right = 0
  const put = (x: number, own: number): Rect => {
    const rect = { x, y, width: boxWidth, height: own }
    y += own + rowGap
    right = Math.max(right, x + boxWidth)
    return rect
  }
  const hang = (box: Box, x: number) => {
    placed.push({ box, ...put(x, 52 + lineCount(box.text, boxWidth - 24) * lineHeight) })
    for (const child of box.children) hang(child, x + indent)
    if (wanted && parent === box.id) slot = put(x + indent, wanted.height)
  }
  const column = (fill: () => void) => {
    y = 0
    fill()
    left = right + columnGap
    height = Math.max(height, y)
  }
  for (const first of boxes) column(() => hang(first, left))
  if (wanted && parent === null) {
    column(() => {
      slot = put(left, wanted.height)
    })
  }
  return { boxes: placed, slot, width: Math.max(0, left - columnGap), height }
}

/** The whole picture: branches above, trunk, roots below. */
export function layoutOf(tree: Tree, trunkText: string, wanted: Slot | null = null): Layout {
  const up = half(tree.effect, 'effect', wanted)
  const down = half(tree.cause, 'cause', wanted)
  const width = Math.max(up.width, down.width, trunkWidth) + 2 * margin
  const trunk: Rect = {
    x: (width - trunkWidth) / 2,
    y: margin + up.height + trunkGap - (up.height > 0 ? rowGap : 24),
    width: trunkWidth,
    height: 36 + Math.max(2, lineCount(trunkText, trunkWidth - 40, trunkLetters)) * 22,
  }
  const ground = trunk.y + trunk.height + trunkGap
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
  const boxes = [...up.boxes.map(above), ...down.boxes.map(below)]
  return {
    width,
    height: ground + down.height + margin - (down.height > 0 ? 0 : 24),
    trunk,
    boxes,
    slot: (up.slot && above(up.slot)) ?? (down.slot && below(down.slot)),
    links: boxes.map((one) => ({ id: one.box.id, side: one.box.side, path: linkTo(one, boxes, trunk) })),
  }
}

function linkTo(child: PlacedBox, boxes: readonly PlacedBox[], trunk: Rect): string {
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
  const bend = isRoot ? -12 : 12
  return `M${x} ${start}V${y + bend}Q${x} ${y} ${x + 12} ${y}H${child.x}`
}

const holds = (rect: Rect, x: number, y: number) =>
  x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height

/** The place under a point: a box, or the lower (causes) or upper (effects) half of the trunk. */
export function placeAt({ boxes, trunk }: Layout, x: number, y: number) {
  const hit = boxes.find((one) => holds(one, x, y))
  if (hit) return { side: hit.box.side, parent: hit.box.id }
  if (!holds(trunk, x, y)) return null
  return { side: y > trunk.y + trunk.height / 2 ? 'cause' : 'effect', parent: null } as const
}
