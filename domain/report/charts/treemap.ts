import type { Figure } from '#domain/finance/explain/explanation.ts'
import {
  type Ink,
  lineHeight,
  type Picture,
  type SeriesInk,
  type Shape,
  seriesInks,
  textAt,
  textWidth,
  wrapped,
} from '#domain/report/picture.ts'
import { captionSize, pictureWidth } from '#domain/report/text-box.ts'
import { finite } from './axis.ts'

export type TreemapPart = {
  readonly name: string
  readonly value: number
  readonly figure?: Figure
}

export type Treemap = {
  readonly label: string
  readonly parts: readonly TreemapPart[]
  readonly amount: (value: number) => string
  /** How much of the whole it is: "12 %". */
  readonly share: (part: number) => string
  readonly width?: number
  readonly height?: number
}

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const padding = 6
/** Less cannot be seen. */
const leastArea = 0.5

/** Parts of a whole as areas, the largest first. What is too small for its name is told in words. */
export function treemap(chart: Treemap): Picture {
  const { label, amount, share, width = pictureWidth, height = 200 } = chart
  const parts = chart.parts
    .map((part) => ({ ...part, value: Math.max(0, finite(part.value)) }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
  const all = sum(parts.map(({ value }) => value))
  const drawn = parts.filter(({ value }) => (value / all) * width * height >= leastArea)
  const whole = sum(drawn.map(({ value }) => value))
  const places = placed(
    drawn.map(({ value }) => (value / whole) * width * height),
    { x: 0, y: 0, width, height },
  )
  return {
    ...{ width, height, label },
    twin: parts.map(({ name, value, figure }) => ({
      depth: 0,
      text: `${name}: ${amount(value)} (${share(value / all)})`,
      figure,
    })),
    shapes: drawn.flatMap(({ name, value }, index) => {
      const place = places[index]
      return place ? partShapes(place, [name, amount(value)], inkAt(index)) : []
    }),
  }
}

const inkAt = (index: number): SeriesInk => seriesInks[index % seriesInks.length] ?? 'series-1'

function partShapes({ x, y, width, height }: Place, [name, told]: [string, string], ink: SeriesInk): Shape[] {
  const soft: Ink = `${ink}-soft`
  const gap = Math.min(1, width / 4, height / 4)
  const box: Shape = {
    ...{ kind: 'box', x: x + gap, y: y + gap, width: width - 2 * gap, height: height - 2 * gap },
    ...{ radius: Math.min(4, width / 2, height / 2), fill: soft, stroke: ink, strokeWidth: gap },
  }
  const inner = width - 2 * padding
  const lines = inner > 0 ? wrapped(name, inner, captionSize * 1.08) : []
  const needed = (lines.length + 1) * captionSize * lineHeight + padding
  const isWhole = longestWord(name) <= inner && textWidth(told, captionSize) <= inner
  if (lines.length === 0 || !isWhole || needed > height) return [box]
  return [
    box,
    textAt(x + padding, y + padding + captionSize, lines, { size: captionSize, isBold: true, ink }),
    textAt(x + padding, y + padding + captionSize + lines.length * captionSize * lineHeight, [told], {
      size: captionSize,
    }),
  ]
}

const longestWord = (name: string) =>
  Math.max(...name.split(/\s+/).map((word) => textWidth(word, captionSize * 1.08)))

/** Squarified: rows along the shorter side, each as long as its areas become more like squares by it. */
function placed(areas: readonly number[], space: Place): Place[] {
  const [first, ...rest] = areas
  if (first === undefined) return []
  const side = Math.min(space.width, space.height)
  const row = [first]
  while (rest[0] !== undefined && worst([...row, rest[0]], side) <= worst(row, side))
    row.push(rest.shift() ?? 0)
  const depth = sum(row) / Math.max(side, 1e-9)
  const isUpright = space.width >= space.height
  let along = isUpright ? space.y : space.x
  const own = row.map((area): Place => {
    const length = area / Math.max(depth, 1e-9)
    const at = along
    along += length
    return isUpright
      ? { x: space.x, y: at, width: depth, height: length }
      : { x: at, y: space.y, width: length, height: depth }
  })
  const left = isUpright
    ? { ...space, x: space.x + depth, width: Math.max(0, space.width - depth) }
    : { ...space, y: space.y + depth, height: Math.max(0, space.height - depth) }
  return [...own, ...placed(rest, left)]
}

const sum = (areas: readonly number[]) => areas.reduce((all, area) => all + area, 0)

/** How far the least square one is from a square. */
function worst(row: readonly number[], side: number): number {
  const all = sum(row) ** 2
  const square = side ** 2
  return Math.max(...row.map((area) => Math.max((square * area) / all, all / (square * area))))
}
