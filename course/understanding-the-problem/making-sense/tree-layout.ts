import { type Box, causeTree } from '#course/understanding-the-problem/shared/cause-tree.ts'
import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'

export type Dot = { readonly id: string; readonly x: number; readonly y: number }
type Branch = { readonly from: Dot; readonly to: Dot }
type SmallTree = {
  readonly width: number
  readonly height: number
  readonly trunk: Dot
  readonly dots: readonly Dot[]
  readonly branches: readonly Branch[]
}

const across = 36
const down = 44
const margin = 22

type Placed = {
  readonly dots: Dot[]
  readonly branches: Branch[]
  readonly depth: number
  readonly width: number
}

/** Causes below the trunk, effects above it; every parent stands over the middle of its children. */
export function smallTree(causes: readonly Cause[]): SmallTree {
  const tree = causeTree(causes)
  const [below, above] = [spread(tree.cause), spread(tree.effect)]
  const slots = Math.max(below.width, above.width, 1)
  const width = 2 * margin + (slots - 1) * across
  const trunk = { id: 'trunk', x: width / 2, y: margin + above.depth * down }
  const move = (side: Placed, direction: 1 | -1) => {
    const shift = margin + ((slots - side.width) * across) / 2
    const at = (dot: Dot): Dot =>
      dot.id === 'trunk'
        ? trunk
        : { ...dot, x: shift + dot.x * across, y: trunk.y + direction * dot.y * down }
    return {
      dots: side.dots.map(at),
      branches: side.branches.map(({ from, to }) => ({ from: at(from), to: at(to) })),
    }
  }
  const [roots, crown] = [move(below, 1), move(above, -1)]
  return {
    width,
    height: trunk.y + below.depth * down + margin,
    trunk,
    dots: [...crown.dots, ...roots.dots],
    branches: [...crown.branches, ...roots.branches],
  }
}

/** Places in steps: x counts leaves, y counts levels from the trunk. */
function spread(boxes: readonly Box[]): Placed {
  const dots: Dot[] = []
  const branches: Branch[] = []
  let leaves = 0
  let depth = 0
  const place = (box: Box): Dot => {
    depth = Math.max(depth, box.depth)
    const children = box.children.map(place)
    const [first, last] = [children[0], children.at(-1)]
    const x = first && last ? (first.x + last.x) / 2 : leaves++
    const dot = { id: box.id, x, y: box.depth }
    dots.push(dot)
    for (const child of children) branches.push({ from: dot, to: child })
    return dot
  }
  const trunk = { id: 'trunk', x: 0, y: 0 }
  for (const box of boxes) branches.push({ from: trunk, to: place(box) })
  return { dots, branches, depth, width: leaves }
}
