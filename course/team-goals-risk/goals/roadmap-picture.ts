import { dayText, firstOfMonth, monthText } from '#course/shared/days.ts'
import { seriesInk } from '#course/shared/segments.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { lineHeight, type Picture, type Shape, textAt, textOnPaper, wrapped } from '#domain/report/picture.ts'
import { captionSize, pictureWidth, textSize } from '#domain/report/text-box.ts'
import { byDay, goalsOf, objectivesOf } from './goals.ts'
import { type Dot, type Lane, lanesOf, placeOfDay, type Span, spanOf, stepOf } from './roadmap.ts'
import { words } from './words.ts'

export const radius = 9
const edge = 14
const inner = pictureWidth - 2 * edge
const headHeight = 30
const rowHeight = 2 * radius + 4
const padding = 6

/** Where an objective stands in the picture. */
export type Mark = Dot & { readonly x: number; readonly y: number }

export type Roadmap = Picture & { readonly span: Span; readonly marks: readonly Mark[] }

export const xOf = (at: number) => edge + at * inner
/** The other way round, of what somebody points at. */
export const atOf = (x: number) => (x - edge) / inner

/** The line of the plan: months along it, a lane for each goal, and its objectives on their days. */
export function roadmapPicture(plan: PlanData, locale: ReportLocale): Roadmap | null {
  const span = spanOf(plan)
  if (!span || goalsOf(plan).length === 0) return null
  const text = words[locale]
  const lanes = lanesOf(plan, span, (2 * radius + 2) / inner)
  const titles = lanes.map(({ goal }) => wrapped(goal.title || text.nameless, inner, captionSize * 1.1))
  const titleHeight = (index: number) => (titles[index]?.length ?? 0) * captionSize * lineHeight
  const heights = lanes.map(({ rows }, index) => 2 * padding + titleHeight(index) + rows * rowHeight)
  const tops = heights.map(
    (_, index) => headHeight + heights.slice(0, index).reduce((sum, one) => sum + one, 0),
  )
  const height = headHeight + heights.reduce((sum, one) => sum + one, 0)
  const marks = lanes.flatMap(({ dots }, index) =>
    dots.map((dot) => ({
      ...dot,
      x: xOf(dot.at),
      y: (tops[index] ?? 0) + padding + titleHeight(index) + (dot.row + 0.5) * rowHeight,
    })),
  )
  const laneOf = (mark: Mark) => lanes.findIndex(({ goal }) => goal.id === mark.objective.goal.id)
  return {
    width: pictureWidth,
    height,
    span,
    marks,
    label: text.lineAbout(lanes.length, marks.length),
    twin: byDay(objectivesOf(plan)).map((one) => ({
      depth: 0,
      text: `${dayText(one.date, locale) || text.noDate}: ${one.number}. ${one.title} (${one.goal.title || text.nameless})`,
    })),
    shapes: [
      ...monthShapes(span, height, locale),
      ...lanes.flatMap((lane, index) => laneShapes(lane, titles[index] ?? [], tops[index] ?? 0, index)),
      ...marks.flatMap((mark) => markShapes(mark, laneOf(mark))),
    ],
  }
}

function monthShapes(span: Span, height: number, locale: ReportLocale): Shape[] {
  const step = stepOf(span)
  const months = Array.from({ length: span.to - span.from }, (_, index) => span.from + index)
  return months
    .filter((month) =>
      step === 12 ? month % 12 === 0 || month === span.from : (month - span.from) % step === 0,
    )
    .flatMap((month) => {
      const x = xOf(placeOfDay(span, firstOfMonth(month)))
      const year = String(Math.floor(month / 12))
      const isYear = month % 12 < step || month === span.from
      return [
        { kind: 'path', d: `M${x} ${headHeight - 4}V${height}`, stroke: 'line' } as const,
        ...(step < 12
          ? [textAt(x, headHeight - 8, [monthText(month, locale)], { size: captionSize, ink: 'muted' })]
          : []),
        ...(isYear ? [textAt(x, 9, [year], { size: captionSize, isBold: true })] : []),
      ]
    })
}

function laneShapes({ dots }: Lane, title: readonly string[], top: number, index: number): Shape[] {
  const ink = seriesInk(index)
  const rows = [...new Set(dots.map(({ row }) => row))]
  const under = top + padding + title.length * captionSize * lineHeight
  return [
    ...textOnPaper(edge, top + padding + captionSize, title, { size: captionSize, isBold: true }),
    ...[0, ...rows.filter((row) => row > 0)].map(
      (row) =>
        ({
          kind: 'path',
          d: `M${edge} ${under + (row + 0.5) * rowHeight}H${pictureWidth - edge}`,
          stroke: ink,
          strokeWidth: 2,
        }) as const,
    ),
  ]
}

function markShapes({ x, y, objective }: Mark, lane: number): Shape[] {
  const ink = seriesInk(lane)
  return [
    { kind: 'circle', x, y, radius, fill: 'paper', stroke: ink, strokeWidth: 2 },
    textAt(x, y + textSize / 3, [String(objective.number)], {
      size: textSize,
      isBold: true,
      anchor: 'middle',
    }),
  ]
}
