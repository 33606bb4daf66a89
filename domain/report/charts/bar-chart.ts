import { type Ink, type Picture, type Shape, textAt, textWidth } from '#domain/report/picture.ts'
import { captionSize, pictureWidth } from '#domain/report/text-box.ts'
import { axisFor, finite, scale } from './axis.ts'
import { breakShape, type Column, columnShapes, type Plot, tickShapes, ticksWidth } from './frame.ts'

export type ChartBars = {
  readonly name: string
  readonly ink: Ink
  readonly values: readonly (number | null)[]
  /** Bars beside each other differ in more than their colour. */
  readonly look?: 'full' | 'framed' | 'dashed'
}

export type BarChart = {
  readonly label: string
  readonly columns: readonly string[]
  readonly bars: readonly ChartBars[]
  readonly axis: (value: number) => string
  /** The number at each bar; as short as on the axis where there is little room, and none where there is less. */
  readonly amount?: (value: number) => string
  /** Bars below zero take this colour. */
  readonly below?: Ink
  readonly breakAt?: number
  readonly width?: number
  readonly height?: number
  readonly twin?: Picture['twin']
}

/** Bars from zero up, or down. */
export function barChart(chart: BarChart): Picture {
  const { label, columns, bars, axis: told, breakAt, width = pictureWidth, height = 220 } = chart
  const values = bars.flatMap((one) => one.values.map((value) => finite(value ?? 0)))
  const axis = axisFor(values)
  const isNamed = bars.length > 1
  // Numbers of bars that hang down stand between them and the names.
  const below = axis.low < 0 && chart.amount ? captionSize + 3 : 0
  const plot: Plot = {
    left: ticksWidth(axis, told),
    right: width - 6,
    top: isNamed ? 34 : 18,
    bottom: height - captionSize - 14 - below,
    below,
  }
  const yOf = scale(axis, plot.bottom, plot.top)
  const slot = (plot.right - plot.left) / Math.max(1, columns.length)
  const middle = (index: number) => plot.left + slot * (index + 0.5)
  const named: readonly Column[] = columns.map((name, x) => ({ x, name }))
  return {
    ...{ width, height, label },
    ...(chart.twin ? { twin: chart.twin } : {}),
    shapes: [
      ...tickShapes(axis, plot, told),
      ...(breakAt === undefined ? [] : [breakShape(plot.left + slot * breakAt, plot)]),
      ...columnShapes(named, plot, middle),
      ...bars.flatMap((one, order) =>
        columns.flatMap((_, index) =>
          barShapes(chart, one, { order, index, slot, middle: middle(index) }, yOf),
        ),
      ),
      ...(isNamed ? legend(bars, plot) : []),
    ],
  }
}

type Spot = { readonly order: number; readonly index: number; readonly slot: number; readonly middle: number }

function barShapes(chart: BarChart, bars: ChartBars, spot: Spot, yOf: (value: number) => number): Shape[] {
  const given = bars.values[spot.index]
  if (given === null || given === undefined) return []
  const value = finite(given)
  const thick = Math.min(42, (spot.slot * 0.72) / chart.bars.length)
  const left = spot.middle + (spot.order - chart.bars.length / 2) * thick
  const [top, bottom] = [Math.min(yOf(value), yOf(0)), Math.max(yOf(value), yOf(0))]
  const ink = value < 0 && chart.below ? chart.below : bars.ink
  const room = spot.slot / chart.bars.length - 2
  const text = chart.amount
    ? [chart.amount(value), chart.axis(value)].find((one) => textWidth(one, captionSize) <= room)
    : undefined
  return [
    {
      ...{
        kind: 'box',
        x: left + 1,
        y: top,
        width: Math.max(1, thick - 2),
        height: Math.max(0.5, bottom - top),
      },
      ...lookOf(bars.look, ink),
    },
    ...(text
      ? [
          textAt(left + thick / 2, value < 0 ? bottom + captionSize + 2 : top - 4, [text], {
            ...({ size: captionSize, ink, isBold: true, anchor: 'middle' } as const),
          }),
        ]
      : []),
  ]
}

const lookOf = (look: ChartBars['look'], ink: Ink) =>
  look === undefined || look === 'full'
    ? { fill: ink }
    : ({
        fill: 'paper',
        stroke: ink,
        strokeWidth: 1.5,
        ...(look === 'dashed' ? { isDashed: true } : {}),
      } as const)

function legend(bars: readonly ChartBars[], plot: Plot): Shape[] {
  let x = plot.left
  return bars.flatMap(({ name, ink, look }): Shape[] => {
    const at = x
    x += textWidth(name, captionSize) * 1.08 + 30
    return [
      { kind: 'box', x: at + 1, y: 8, width: 10, height: 10, ...lookOf(look, ink) },
      textAt(at + 16, 16.5, [name], { size: captionSize, isBold: true, ink }),
    ]
  })
}
