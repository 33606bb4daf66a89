import type { Figure } from '#domain/finance/explain/explanation.ts'
import { cutLines } from '#domain/report/cut-lines.ts'
import {
  type Ink,
  lineHeight,
  type Picture,
  type SeriesInk,
  type Shape,
  type TwinLine,
  textAt,
} from '#domain/report/picture.ts'
import { captionSize } from '#domain/report/text-box.ts'
import { axisFor, scale } from './axis.ts'
import { apart, type Plot, tickShapes, ticksWidth } from './frame.ts'
import { pointAt } from './points.ts'

/** An amount that stands on the scale with its name. */
export type ScaleMark = {
  readonly name: string
  readonly value: number
  readonly ink: Ink
  /** The one that was chosen, or one that only leads to it. */
  readonly look?: 'chosen' | 'plain' | 'dashed'
  /** The calculated number that it is, where it is one. */
  readonly figure?: Figure
}

/** From the least to the most of somebody, and what was chosen for them. */
export type ScaleBand = {
  readonly name: string
  /** What stands below it, where there is no room for its name. */
  readonly short: string
  readonly low: number
  readonly high: number
  readonly point: number | null
  readonly ink: SeriesInk | 'brand' | 'earth'
}

export type ScaleChart = {
  readonly label: string
  readonly marks: readonly ScaleMark[]
  readonly bands: readonly ScaleBand[]
  /** Nothing should stand below it. */
  readonly floor: number | null
  readonly axis: (value: number) => string
  readonly amount: (value: number) => string
  /** How a band is told in words. */
  readonly between: (band: ScaleBand) => string
  readonly width?: number
  readonly height?: number
}

const bandWidth = 18
/** A few bands have room for their names below them. */
const gapOf = (bands: number) => (bands <= 3 ? 13 : 8)
const mostBands = 6
const labelLines = 3

/** Amounts above each other on one scale, with the stretches that they have to meet. */
export function scaleChart(chart: ScaleChart): Picture {
  const { label, marks, bands, floor, axis: told, amount, width = 228, height = 300 } = chart
  const values = [
    ...marks.map(({ value }) => value),
    ...bands.flatMap(({ low, high, point }) => [low, high, point ?? 0]),
  ]
  const axis = axisFor(values)
  const shown = bands.slice(0, mostBands)
  const left = ticksWidth(axis, told)
  const step = bandWidth + gapOf(shown.length)
  const right = left + 8 + Math.max(1, shown.length) * step
  const plot: Plot = { left, right, top: 12, bottom: height - captionSize - 12 }
  const y = scale(axis, plot.bottom, plot.top)
  return {
    ...{ width, height, label, twin: twinOf(chart) },
    shapes: [
      ...(floor === null ? [] : [below(y(floor), plot)]),
      ...tickShapes(axis, plot, told),
      ...shown.flatMap((band, index) => bandShapes(band, left + 8 + index * step, y, plot)),
      ...markShapes(marks, plot, width, y, amount),
    ],
  }
}

/** What stands below the floor costs more than it brings. */
const below = (y: number, { left, right, bottom }: Plot): Shape => ({
  ...{ kind: 'box', x: left, y, width: right - left, height: Math.max(0, bottom - y), fill: 'bad-soft' },
})

function bandShapes(band: ScaleBand, x: number, y: (value: number) => number, { bottom }: Plot): Shape[] {
  const { low, high, point, ink, short } = band
  const top = y(Math.max(low, high))
  const middle = x + bandWidth / 2
  return [
    {
      ...{
        kind: 'box',
        x,
        y: top,
        width: bandWidth,
        radius: 4,
        fill: `${ink}-soft`,
        stroke: ink,
        strokeWidth: 1.5,
      },
      height: Math.max(3, y(Math.min(low, high)) - top),
    },
    ...(point === null ? [] : [pointAt('diamond', middle, y(point), ink, 5)]),
    textAt(middle, bottom + captionSize + 4, [short], {
      ...{ size: captionSize, ink: 'text', isBold: true, anchor: 'middle' },
    }),
  ]
}

/** A line across the bands, and behind it the name with the amount; names that would touch move apart. */
function markShapes(
  marks: readonly ScaleMark[],
  { left, right, top, bottom }: Plot,
  width: number,
  y: (value: number) => number,
  amount: ScaleChart['amount'],
): Shape[] {
  const start = right + 20
  const room = width - start
  const texts = marks.map(({ name, value }) =>
    cutLines(`${name}: ${amount(value)}`, room, captionSize * 1.08, labelLines),
  )
  const tallest = Math.max(1, ...texts.map((lines) => lines.length))
  const high = tallest * captionSize * lineHeight
  const places = apart(
    marks.map(({ value }) => y(value)),
    high + 3,
    top + high / 2,
    bottom + captionSize - high / 2,
  )
  return marks.flatMap(({ value, ink, look = 'plain' }, index): Shape[] => {
    const lines = texts[index] ?? []
    const [at, place] = [y(value), places[index] ?? 0]
    const isChosen = look === 'chosen'
    const line = { stroke: ink, strokeWidth: isChosen ? 2.5 : 1.5, isDashed: look === 'dashed' } as const
    return [
      { kind: 'path', d: `M${left} ${at}H${right + 2}L${start - 4} ${place}`, ...line },
      textAt(start, place - ((lines.length - 1) / 2) * captionSize * lineHeight + captionSize * 0.35, lines, {
        ...{ size: captionSize, ink: 'text', isBold: isChosen },
      }),
    ]
  })
}

/** From the highest down, as they stand on the scale. */
function twinOf({ marks, bands, amount, between }: ScaleChart): readonly TwinLine[] {
  return [
    ...marks
      .toSorted((one, other) => other.value - one.value)
      .map(({ name, value, figure }) => ({ depth: 0, text: `${name}: ${amount(value)}`, figure })),
    ...bands.map((band) => ({ depth: 0, text: between(band) })),
  ]
}
