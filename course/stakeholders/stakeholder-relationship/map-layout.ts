import type { Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { stakeholderGroups } from '#domain/options/stakeholders.ts'
import { remembered } from '#domain/remembered.ts'
import { lineHeight } from '#domain/report/picture.ts'
import { captionSize, pictureWidth } from '#domain/report/text-box.ts'

/** Of the circle of a stakeholder. */
export const radius = 11
/** Of the team in the middle. */
export const middleRadius = 27
// A row is at least a thumb high on the page, and holds two lines of a name.
const [least, most] = [27.5, 44]
const shortest = 180
const margin = 8
/** How far from the middle the widest row stands; the first and the last stand closer. */
const reach = 122
const bend = 0.8
/** Between a circle and its name. */
const space = 6

export type Point = { readonly x: number; readonly y: number }
export type Side = 'left' | 'right'
/** Where somebody stands, and how much room the name has beside the circle. */
export type Node = Point & {
  readonly stakeholder: Stakeholder
  readonly side: Side
  readonly nameX: number
  readonly nameWidth: number
  readonly nameLines: number
}
export type MapLayout = {
  readonly nodes: readonly Node[]
  readonly middle: Point
  readonly height: number
  /** Between two rows. */
  readonly pitch: number
}

const groups: readonly (string | null)[] = [...stakeholderGroups.map(({ value }) => value), null]

/**
 * Everybody around the team, group by group and clockwise from the top. Names stand outside of the circle of people, in
 * rows, so that no line runs through them however many there are.
 */
export const layoutOf = remembered((stakeholders: readonly Stakeholder[]): MapLayout => {
  const all = stakeholders.toSorted((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group))
  const rows = Math.ceil(all.length / 2)
  const pitch = Math.min(most, Math.max(least, shortest / Math.max(1, rows)))
  const height = Math.max(shortest, rows * pitch) + 2 * margin
  const middle = { x: pictureWidth / 2, y: height / 2 }
  const sides = { right: all.slice(0, rows), left: all.slice(rows).toReversed() }
  const nodesOn = (side: Side) =>
    sides[side].map((stakeholder, row): Node => {
      const down = (row - (sides[side].length - 1) / 2) * pitch
      const away = reach * Math.sqrt(1 - bend * (down / middle.y) ** 2)
      const towards = side === 'right' ? 1 : -1
      return {
        stakeholder,
        side,
        x: middle.x + towards * away,
        y: middle.y + down,
        nameX: middle.x + towards * (away + radius + space),
        nameWidth: middle.x - away - radius - space - 2,
        nameLines: Math.floor(pitch / (captionSize * lineHeight)),
      }
    })
  return { nodes: [...nodesOn('right'), ...nodesOn('left').toReversed()], middle, height, pitch }
})

/** All that belongs to somebody in the picture: the circle and the name beside it. */
export function rectOf({ x, y, side }: Node, pitch: number) {
  const inner = radius + 3
  const [left, right] = side === 'right' ? [x - inner, pictureWidth] : [0, x + inner]
  return { x: left, y: y - pitch / 2, width: right - left, height: pitch }
}

type Curve = { readonly from: Point; readonly bend: Point; readonly to: Point }

/** The way of a tie inside the circle of people, beside the team in the middle; `turn` tells ties of the same two apart. */
export function curveOf(from: Node, to: Node, { middle }: MapLayout, turn: number): Curve {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const apart = turn * 16
  const down = half.y - middle.y
  // The sign stands half as far away as the bend.
  const clear = Math.max(14, 2 * (middleRadius + 8) - Math.abs(down))
  const bendAt =
    from.side === to.side
      ? { x: half.x + (middle.x - half.x) * 0.6 + apart, y: half.y }
      : { x: half.x, y: half.y + (down > 0 ? 1 : -1) * (clear + apart) }
  return { from: edge(from, bendAt, radius + 2), bend: bendAt, to: edge(to, bendAt, radius + 3) }
}

/** Where a line towards a point leaves a circle. */
export function edge(centre: Point, towards: Point, away: number): Point {
  const [dx, dy] = [towards.x - centre.x, towards.y - centre.y]
  const length = Math.hypot(dx, dy) || 1
  return { x: centre.x + (dx / length) * away, y: centre.y + (dy / length) * away }
}

/** Half of the way along a curve. */
export const halfWay = ({ from, bend: by, to }: Curve): Point => ({
  x: (from.x + 2 * by.x + to.x) / 4,
  y: (from.y + 2 * by.y + to.y) / 4,
})
