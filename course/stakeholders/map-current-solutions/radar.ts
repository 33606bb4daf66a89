import { seriesInk } from '#course/shared/segments.ts'
import type { Scores } from '#course/stakeholders/shared/solutions.ts'
import { type Ink, type SeriesInk, type Shape, seriesInks, textAt } from '#domain/report/picture.ts'
import type { Axis } from './map.ts'

/** A solution as it is drawn: its number, its colour, and whether it is the own plan. */
export type Drawing = {
  readonly id: string
  readonly number: number | null
  readonly name: string
  readonly scores: Scores
}

export type Point = { readonly x: number; readonly y: number }
type Middle = Point & { readonly radius: number }

export const mostPoints = 5
const rings = [1, 2, 3, 4, 5]
const scaleSize = 7.5
const numberSize = 9

/** The first axis points up, the others follow like the hours of a clock. */
export function pointOn({ x, y, radius }: Middle, index: number, count: number, score: number): Point {
  const turn = (index / count) * 2 * Math.PI - Math.PI / 2
  const reach = (score / mostPoints) * radius
  return { x: rounded(x + Math.cos(turn) * reach), y: rounded(y + Math.sin(turn) * reach) }
}

const rounded = (value: number) => Math.round(value * 10) / 10

const pathThrough = (points: readonly Point[], isClosed: boolean) =>
  `${points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}${isClosed ? 'Z' : ''}`

/** How the shape of a solution is drawn; there are more solutions than colours. */
export function lookOf({ number }: Pick<Drawing, 'number'>): {
  ink: Ink
  wash: Ink
  width: number
  isDashed: boolean
} {
  if (number === null) return { ink: 'brand', wash: 'brand-soft', width: 3, isDashed: false }
  const ink: SeriesInk = seriesInk(number - 1)
  const isSecondRound = Math.floor((number - 1) / seriesInks.length) % 2 === 1
  return { ink, wash: `${ink}-soft`, width: 1.5, isDashed: isSecondRound }
}

/** The web, and a shape for each solution; where one stands alone, only that one has its colour. */
export function radarShapes(
  axes: readonly Axis[],
  drawings: readonly Drawing[],
  middle: Middle,
  alone: string | null,
): Shape[] {
  const all = drawings.filter(({ scores }) => Object.keys(scores).length > 0)
  const filled = all.find(({ id, number }) => (alone === null ? number === null : id === alone))
  const isBack = ({ id }: Drawing) => alone !== null && id !== alone
  const inFront = all.filter((one) => !isBack(one))
  return [
    ...(filled ? areaOf(axes, filled, middle) : []),
    ...web(axes.length, middle),
    ...all.filter(isBack).flatMap((one) => outline(axes, one, middle, true)),
    ...inFront.flatMap((one) => outline(axes, one, middle, false)),
    ...numbers(axes, inFront, middle),
  ]
}

function web(count: number, middle: Middle): Shape[] {
  const corners = (score: number) => ringOf(count, middle, score)
  return [
    ...rings.map((score): Shape => ({ kind: 'path', d: pathThrough(corners(score), true), stroke: 'line' })),
    ...corners(mostPoints).map(
      (end): Shape => ({ kind: 'path', d: pathThrough([middle, end], false), stroke: 'line' }),
    ),
    ...rings.map((score) => {
      const { x, y } = pointOn(middle, 0, count, score)
      return textAt(x - 3, y + 3, [String(score)], { size: scaleSize, ink: 'muted', anchor: 'end' })
    }),
  ]
}

const ringOf = (count: number, middle: Middle, score: number) =>
  Array.from({ length: count }, (_, index) => pointOn(middle, index, count, score))

function cornersOf(axes: readonly Axis[], { scores }: Drawing, middle: Middle): readonly Point[] {
  return axes.flatMap(({ id }, index) => {
    const score = scores[id]
    return score === undefined ? [] : [pointOn(middle, index, axes.length, score)]
  })
}

function areaOf(axes: readonly Axis[], drawing: Drawing, middle: Middle): Shape[] {
  const corners = cornersOf(axes, drawing, middle)
  if (corners.length < 3) return []
  return [{ kind: 'path', d: pathThrough(corners, true), fill: lookOf(drawing).wash }]
}

/** What is not scored yet leaves the line open. */
function outline(axes: readonly Axis[], drawing: Drawing, middle: Middle, isBack: boolean): Shape[] {
  const corners = cornersOf(axes, drawing, middle)
  const { ink, width, isDashed } = lookOf(drawing)
  const isWhole = corners.length === axes.length
  const line: Shape = {
    kind: 'path',
    d: pathThrough(corners, isWhole),
    stroke: isBack ? 'line' : ink,
    strokeWidth: isBack ? 1 : width,
    isDashed,
  }
  if (isBack) return [line]
  return [line, ...corners.map((at): Shape => ({ kind: 'circle', ...at, radius: width + 0.8, fill: ink }))]
}

/** Each shape bears its number at a corner that it shares with as few others as possible. */
function numbers(axes: readonly Axis[], drawings: readonly Drawing[], middle: Middle): Shape[] {
  const keyOf = ({ x, y }: Point) => `${x} ${y}`
  const corners = drawings.map((one) => ({ one, points: cornersOf(axes, one, middle) }))
  const used = Map.groupBy(
    corners.flatMap(({ points }) => points.map(keyOf)),
    (key) => key,
  )
  const outwards = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y)
  const crowd = (point: Point) => used.get(keyOf(point))?.length ?? 0
  const placed = corners.flatMap(({ one, points }) => {
    const [best] = points.toSorted((a, b) => crowd(a) - crowd(b) || outwards(b) - outwards(a))
    return best && one.number !== null ? [{ one, at: best }] : []
  })
  return [...Map.groupBy(placed, ({ at }) => keyOf(at)).values()].flatMap((together): Shape[] => {
    const [first] = together
    if (!first) return []
    const line = together.map(({ one }) => one.number).join(', ')
    const look = { size: numberSize, ink: lookOf(first.one).ink, isBold: true } as const
    return [textAt(first.at.x + 4, first.at.y - 4, [line], look)]
  })
}
