import { fitsOf, overallOf, percentOf } from '#course/customers/shared/fit.ts'
import { ringShapes } from '#course/customers/shared/fit-ring.ts'
import { nameOf } from '#course/shared/segments.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { cutLines } from '#domain/report/cut-lines.ts'
import { type Picture, type Shape, textAt } from '#domain/report/picture.ts'
import { pictureWidth, textSize } from '#domain/report/text-box.ts'

const words = {
  en: {
    label: 'Rings: how much of what each segment needs has an answer, weighed by how strong it is',
    row: (segment: string, percent: number) => `${segment}: ${percent}%`,
  },
  es: {
    label: 'Anillos: cuánto de lo que necesita cada segmento tiene respuesta, según su fuerza',
    row: (segment: string, percent: number) => `${segment}: ${percent}%`,
  },
} as const

const perRow = 4
const radius = 30
const rowHeight = 2 * radius + 52

/** A ring for every segment that is offered something: pains and gains together. */
export function fitPicture(plan: PlanData, locale: ReportLocale): readonly Picture[] {
  const rings = fitsOf(plan, 'pain').flatMap(({ segment }) => {
    const score = overallOf(plan, segment._id)
    const percent = percentOf(score)
    return percent === null ? [] : [{ name: nameOf(segment, locale), score, percent }]
  })
  if (rings.length === 0) return []
  const width = pictureWidth / perRow
  const shapes = rings.flatMap(({ name, score }, index): readonly Shape[] => {
    const x = width * (index % perRow) + width / 2
    const y = Math.floor(index / perRow) * rowHeight + radius + 6
    const lines = cutLines(name, width - 8, textSize, 2)
    const below = textAt(x, y + radius + 20, lines, { size: textSize, anchor: 'middle' })
    return [...ringShapes(score, { x, y, radius }), below]
  })
  const text = words[locale]
  return [
    {
      width: pictureWidth,
      height: Math.ceil(rings.length / perRow) * rowHeight,
      label: text.label,
      twin: rings.map(({ name, percent }) => ({ depth: 0, text: text.row(name, percent) })),
      shapes,
    },
  ]
}
