import {
  type Ink,
  lineHeight,
  type Picture,
  type Shape,
  textAt,
  textOnPaper,
  textWidth,
  wrapped,
} from '#domain/report/picture.ts'
import { captionSize, pictureWidth, textSize } from '#domain/report/text-box.ts'
import { axisFor, finite, scale } from './axis.ts'
import { apart, breakShape, type Column, columnShapes, type Plot, tickShapes, ticksWidth } from './frame.ts'
import { type PointMark, pointAt, pointMarks } from './points.ts'

export type ChartPoint = { readonly x: number; readonly y: number | null }

export type ChartLine = {
  readonly name: string
  readonly ink: Ink
  readonly points: readonly ChartPoint[]
  readonly isDashed?: boolean
  /** Without a sign at its points: a line that is straight has none to show. */
  readonly mark?: PointMark | 'none'
  /** The ground between the line and zero is filled, in red below zero. */
  readonly isArea?: boolean
}

/** A point that stands out, with words. */
export type MarkedPoint = {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly ink?: Ink
  /** Its words stand before it, where lines leave room; else above or below. */
  readonly isBefore?: boolean
}

export type LineChart = {
  readonly label: string
  readonly columns: readonly Column[]
  readonly lines: readonly ChartLine[]
  /** How the numbers of the axis are written. */
  readonly axis: (value: number) => string
  readonly marked?: readonly MarkedPoint[]
  /** A line from top to bottom, with words at its foot. */
  readonly upright?: { readonly x: number; readonly text: string }
  /** From here on a step of the axis is longer, as after twelve months when years follow. */
  readonly breakAt?: number
  readonly width?: number
  readonly height?: number
  readonly twin?: Picture['twin']
}

const nameWidth = 88

/** Lines over time or over amounts, each with its name at its end. */
export function lineChart(chart: LineChart): Picture {
  const {
    label,
    columns,
    lines,
    axis: told,
    marked = [],
    upright,
    breakAt,
    width = pictureWidth,
    height = 230,
  } = chart
  const drawn = lines.map((line) => ({ ...line, points: line.points.flatMap(known) }))
  const axis = axisFor([
    ...drawn.flatMap(({ points }) => points.map(({ y }) => y)),
    ...marked.map(({ y }) => y),
  ])
  const isNamed = lines.length > 1
  const plot: Plot = {
    left: ticksWidth(axis, told),
    right: width - (isNamed ? nameWidth + 12 : 14),
    top: 14,
    bottom: height - captionSize - 14,
  }
  const xs = [...columns.map(({ x }) => x), ...drawn.flatMap(({ points }) => points.map(({ x }) => x))].map(
    finite,
  )
  const xOf = scale({ low: Math.min(...xs), high: Math.max(...xs) }, plot.left + 8, plot.right - 8)
  const yOf = scale(axis, plot.bottom, plot.top)
  const place = ({ x, y }: Place): Place => ({ x: xOf(x), y: yOf(y) })
  const placed = drawn.map((line, index) => ({
    ...line,
    mark: line.mark ?? pointMarks[index % pointMarks.length] ?? 'circle',
    points: line.points.map(place),
  }))
  return {
    ...{ width, height, label },
    ...(chart.twin ? { twin: chart.twin } : {}),
    shapes: [
      ...placed.flatMap((line) => (line.isArea ? areaShapes(line, yOf(0)) : [])),
      ...tickShapes(axis, plot, told),
      ...(breakAt === undefined ? [] : [breakShape(xOf(breakAt), plot)]),
      ...columnShapes(columns, plot, xOf),
      ...(upright ? uprightShapes(xOf(upright.x), upright.text, plot) : []),
      ...placed.flatMap((line) => strokeShapes(line, yOf(0))),
      ...(isNamed ? nameShapes(placed, plot) : []),
      ...marked.flatMap((one) => markedShapes(one, place(one), plot)),
    ],
  }
}

type Place = { readonly x: number; readonly y: number }
type Placed = Omit<ChartLine, 'points' | 'mark'> & {
  readonly points: readonly Place[]
  readonly mark: PointMark | 'none'
}

const known = ({ x, y }: ChartPoint): Place[] => (y === null ? [] : [{ x: finite(x), y: finite(y) }])

const path = (points: readonly Place[]) =>
  points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')

function strokeShapes({ points, ink, isDashed, isArea, mark }: Placed, zero: number): Shape[] {
  const isBelow = ({ y }: Place) => isArea === true && y > zero + 0.01
  const strokes = isArea ? runs(points, zero) : [points]
  return [
    ...strokes
      .filter((run) => run.length > 1)
      .map(
        (run): Shape => ({
          ...{ kind: 'path', d: path(run), strokeWidth: 2, ...(isDashed ? { isDashed } : {}) },
          stroke: run.some(isBelow) ? 'bad' : ink,
        }),
      ),
    ...(mark === 'none'
      ? []
      : points.map((point) => pointAt(mark, point.x, point.y, isBelow(point) ? 'bad' : ink))),
  ]
}

const areaShapes = ({ points, ink }: Placed, zero: number): Shape[] =>
  runs(points, zero)
    .filter((run) => run.length > 1)
    .map(
      (run): Shape => ({
        kind: 'path',
        d: `${path(run)}L${run.at(-1)?.x ?? 0} ${zero}L${run[0]?.x ?? 0} ${zero}Z`,
        fill: run.some(({ y }) => y > zero) ? 'bad-soft' : softOf(ink),
      }),
    )

function softOf(ink: Ink): Ink {
  if (ink.startsWith('series-') && !ink.endsWith('-soft')) return `${ink}-soft` as Ink
  return ink === 'good' || ink === 'warn' || ink === 'bad' || ink === 'earth' ? `${ink}-soft` : 'brand-soft'
}

/** A line cut where it crosses zero. */
function runs(points: readonly Place[], zero: number): Place[][] {
  const found: Place[][] = [[]]
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (before && (before.y - zero) * (point.y - zero) < 0) {
      const share = (zero - before.y) / (point.y - before.y)
      const crossing = { x: before.x + share * (point.x - before.x), y: zero }
      found.at(-1)?.push(crossing)
      found.push([crossing])
    }
    found.at(-1)?.push(point)
  })
  return found
}

/** Each name at the end of its line, with the sign of the line. */
function nameShapes(lines: readonly Placed[], plot: Plot): Shape[] {
  const size = captionSize
  const named = lines.flatMap((line) => {
    const end = line.points.at(-1)
    return end ? [{ ...line, end, words: wrapped(line.name, nameWidth - 12, size) }] : []
  })
  const tallest = Math.max(1, ...named.map(({ words }) => words.length))
  const tops = apart(
    named.map(({ end }) => end.y),
    size * lineHeight * tallest + 2,
    plot.top,
    plot.bottom - size * lineHeight * (tallest - 1),
  )
  return named.flatMap(({ ink, mark, words }, index): Shape[] => {
    const y = tops[index] ?? 0
    return [
      ...(mark === 'none' ? [] : [pointAt(mark, plot.right + 4, y, ink)]),
      textAt(plot.right + 12, y + size * 0.35, words, { size, ink, isBold: true }),
    ]
  })
}

function uprightShapes(x: number, text: string, plot: Plot): Shape[] {
  const isLate = x > (plot.left + plot.right) / 2
  return [
    {
      kind: 'path',
      d: `M${x} ${plot.top}V${plot.bottom}`,
      stroke: 'muted',
      strokeWidth: 1.25,
      isDashed: true,
    },
    textAt(isLate ? x - 5 : x + 5, plot.bottom - 6, [text], {
      ...{ size: captionSize, ink: 'muted', isBold: true, anchor: isLate ? 'end' : 'start' },
    }),
  ]
}

/** A full point and its words, kept inside the picture. */
function markedShapes(one: MarkedPoint, { x, y }: Place, plot: Plot): Shape[] {
  const { text, ink = 'text', isBefore = false } = one
  const half = textWidth(text, textSize) * 0.54 + 2
  const dot: Shape = { kind: 'circle', x, y, radius: 5, fill: ink, stroke: 'paper', strokeWidth: 1.5 }
  if (isBefore && x - 8 - 2 * half > plot.left)
    return [dot, ...textOnPaper(x - 8, y - 8, [text], { size: textSize, ink, isBold: true, anchor: 'end' })]
  const middle = Math.min(Math.max(x, plot.left + half), Math.max(plot.left + half, plot.right - half))
  const above = y - 10 > plot.top + textSize
  return [
    dot,
    textAt(middle, above ? y - 10 : y + 10 + textSize, [text], {
      ...{ size: textSize, ink, isBold: true, anchor: 'middle' },
    }),
  ]
}
