import { lineHeight, type Picture, type Shape, textAt, wrapped } from '#domain/report/picture.ts'
import { pictureWidth, textSize } from '#domain/report/text-box.ts'
import type { Axis } from './map.ts'
import { type Drawing, lookOf, mostPoints, type Point, pointOn, radarShapes } from './radar.ts'

const radius = 104
const nameWidth = 118
const margin = 16
const gap = 6

type Look = {
  readonly label: string
  /** Of the names of the axes: paper shows the picture larger than the page does. */
  readonly size?: number
  /** The one shape that is looked at. */
  readonly alone?: string | null
  /** The page lists the solutions beside it. */
  readonly hasLegend?: boolean
}

/** Solutions by activities: the names of the axes stand at both sides, as high as they need to be. */
export function radarPicture(
  axes: readonly Axis[],
  drawings: readonly Drawing[],
  { label, size = textSize, alone = null, hasLegend = false }: Look,
): Picture {
  const sides = sidesOf(axes, size)
  const needed = Math.max(...sides.map(({ names }) => stackHeight(names.map(({ height }) => height))))
  const web = radius + depthOf(axes.length) + 2 * margin
  const height = Math.max(web, needed)
  const middle = { x: pictureWidth / 2, y: (height - web) / 2 + margin + radius, radius }
  const legend = hasLegend ? legendOf(drawings, height + gap, size) : { shapes: [], height: 0 }
  return {
    width: pictureWidth,
    height: height + legend.height,
    label,
    shapes: [
      ...sides.flatMap((side) => sideShapes(side, axes.length, middle, height, size)),
      ...radarShapes(axes, drawings, middle, alone),
      ...legend.shapes,
    ],
  }
}

/** The web alone, for narrow screens: its axes bear numbers. */
export function smallRadar(
  axes: readonly Axis[],
  drawings: readonly Drawing[],
  { label, alone = null }: Look,
): Picture {
  const size = 12
  const edge = 2 * margin
  const width = 2 * (radius + edge)
  const middle = { x: width / 2, y: radius + edge, radius }
  return {
    width,
    height: radius + depthOf(axes.length) + 2 * edge,
    label,
    shapes: [
      ...radarShapes(axes, drawings, middle, alone),
      ...axes.map(({ number }, index) => {
        const at = pointOn({ ...middle, radius: radius + margin }, index, axes.length, mostPoints)
        return textAt(at.x, at.y + size / 3, [String(number)], { size, isBold: true, anchor: 'middle' })
      }),
    ],
  }
}

/** How far the web reaches below its middle: a triangle stands on a side, a square on a corner. */
const depthOf = (count: number) =>
  Math.max(...Array.from({ length: count }, (_, index) => -Math.cos((index / count) * 2 * Math.PI))) * radius

type Name = { readonly index: number; readonly lines: readonly string[]; readonly height: number }
type Side = { readonly isLeft: boolean; readonly names: readonly Name[] }

/** From the top down: the first half of the axes on the right, the others on the left. */
function sidesOf(axes: readonly Axis[], size: number): readonly Side[] {
  const names = axes.map(({ name }, index): Name => {
    const lines = wrapped(name || '–', nameWidth, size)
    return { index, lines, height: lines.length * size * lineHeight }
  })
  const half = Math.ceil(axes.length / 2)
  return [
    { isLeft: false, names: names.slice(0, half) },
    { isLeft: true, names: names.slice(half).toReversed() },
  ]
}

const stackHeight = (heights: readonly number[]) => heights.reduce((sum, one) => sum + one + gap, gap)

function sideShapes(
  side: Side,
  count: number,
  middle: Point & { radius: number },
  height: number,
  size: number,
) {
  const ends = side.names.map(({ index }) => pointOn(middle, index, count, mostPoints))
  const tops = stacked(
    side.names.map((name, place) => ({ middle: ends[place]?.y ?? 0, height: name.height })),
    height,
  )
  const x = side.isLeft ? nameWidth : pictureWidth - nameWidth
  return side.names.flatMap(({ lines }, place): Shape[] => {
    const [end, top] = [ends[place] ?? middle, tops[place] ?? 0]
    const line = top + size * 0.7
    const near = side.isLeft ? x + 4 : x - 4
    return [
      { kind: 'path', d: `M${end.x} ${end.y}L${near} ${line}`, stroke: 'line' },
      textAt(x, top + size, lines, { size, anchor: side.isLeft ? 'end' : 'start' }),
    ]
  })
}

/** Each as near to where it belongs as those above and below it allow. */
export function stacked(
  wanted: readonly { readonly middle: number; readonly height: number }[],
  height: number,
): readonly number[] {
  let free = 0
  const pushed = wanted.map((one) => {
    const top = Math.max(one.middle - one.height / 2, free)
    free = top + one.height + gap
    return top
  })
  let end = height
  return pushed
    .toReversed()
    .map((top, back) => {
      const own = wanted[wanted.length - 1 - back]?.height ?? 0
      const lifted = Math.min(top, end - own)
      end = lifted - gap
      return lifted
    })
    .toReversed()
}

const sample = 22

/** Which line is whose, one below the other. */
function legendOf(drawings: readonly Drawing[], from: number, size: number) {
  let y = from + gap
  const shapes = drawings.flatMap((one): Shape[] => {
    const { ink, width, isDashed } = lookOf(one)
    const name = one.number === null ? one.name : `${one.number}  ${one.name}`
    const lines = wrapped(name, pictureWidth - sample - gap, size)
    const top = y
    y += lines.length * size * lineHeight
    return [
      { kind: 'path', d: `M0 ${top + size * 0.7}H${sample}`, stroke: ink, strokeWidth: width, isDashed },
      textAt(sample + gap, top + size, lines, { size, isBold: one.number === null }),
    ]
  })
  return { shapes, height: y - from + gap }
}
