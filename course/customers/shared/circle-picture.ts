import { initialsOf, nameOf } from '#course/shared/segments.ts'
import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { lineHeight, type Picture, type Shape, textAt } from '#domain/report/picture.ts'
import { captionSize } from '#domain/report/text-box.ts'
import {
  type CircleLayout,
  circleLayout,
  faceRadius,
  outerOf,
  type PlacedNote,
  wordSize,
} from './circle-layout.ts'
import { faceShapes, needInks } from './level-face.ts'
import { type Level, levels, type NeedKind, needsOf } from './needs.ts'
import { needsReportWords } from './needs-report-words.ts'

type Segment = RecordOf<'segment'>

/** The rings with the person in the middle, the words of the notes, and the lines to their faces. */
export function groundShapes(
  layout: CircleLayout,
  kind: NeedKind,
  person: string,
  /** The ring that something is held over. */
  over: Level | null = null,
): Shape[] {
  const { x, y, inner } = layout
  const { ink, soft } = needInks[kind]
  const circle = { kind: 'circle', x, y } as const
  return [
    ...levels.map(
      (level): Shape => ({
        ...circle,
        radius: outerOf(layout, level),
        fill: level >= 4 || level === over ? soft : 'paper',
        stroke: level === over ? ink : 'line',
        strokeWidth: level === over ? 2 : 1,
      }),
    ),
    ...layout.notes.flatMap(leader),
    { ...circle, radius: inner, fill: 'paper', stroke: ink, strokeWidth: 1.5 },
    textAt(x, y + 4, [initialsOf({ name: person })], { size: 12, isBold: true, anchor: 'middle' }),
    ...levels.map((level) =>
      textAt(x, y - outerOf(layout, level) + 12, [String(level)], {
        size: captionSize,
        ink: 'muted',
        anchor: 'middle',
      }),
    ),
    ...layout.notes.map(({ label, level }) =>
      textAt(label.x, label.y + wordSize, label.lines, {
        size: wordSize,
        anchor: label.isLeft ? 'end' : 'start',
        ink: level === null ? 'muted' : 'text',
        ...(level !== null && level >= 4 ? { isBold: true } : {}),
      }),
    ),
  ]
}

function leader({ x, y, label }: PlacedNote): Shape {
  const end = label.x + (label.isLeft ? 4 : -4)
  const middle = label.y + (label.lines.length * wordSize * lineHeight) / 2
  return { kind: 'path', d: `M${x} ${y}L${end} ${middle}`, stroke: 'muted', strokeWidth: 0.75 }
}

export const noteShapes = (kind: NeedKind, { x, y, level }: PlacedNote): Shape[] =>
  faceShapes(kind, level, { x, y, radius: faceRadius })

/** Who stands in the middle. */
export const personOf = ({ profile, name }: Segment) => profile?.name?.trim() || name?.trim() || ''

/** The customer's circle on paper; none while it is empty. */
export function circlePicture(
  plan: PlanData,
  kind: NeedKind,
  segment: Segment,
  locale: ReportLocale,
): Picture | null {
  const needs = needsOf(plan, kind, segment._id)
  if (needs.length === 0) return null
  const layout = circleLayout(needs)
  return {
    width: layout.width,
    height: layout.height,
    label: needsReportWords[kind][locale].circle(nameOf(segment, locale), needs.length),
    shapes: [
      ...groundShapes(layout, kind, personOf(segment)),
      ...layout.notes.flatMap((note) => noteShapes(kind, note)),
    ],
  }
}
