import { leastActivities } from '#course/shared/activities.ts'
import { labelOf } from '#course/shared/segments.ts'
import { solutionsOf } from '#course/stakeholders/shared/solutions.ts'
import { solutionKinds } from '#domain/options/stakeholders.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { Block, ReportLocale, SummaryPart } from '#domain/report/block.ts'
import { type Axis, axesOf, drawingsOf } from './map.ts'
import type { Drawing } from './radar.ts'
import { radarPicture } from './radar-picture.ts'
import { reportWords } from './report-words.ts'
import { words } from './words.ts'

/** More columns than this are too narrow on paper: activities then stand below each other. */
const mostColumns = 5

/** Who does something today and how well: in words, as a radar, and in a table. */
export const report: SummaryPart = (plan, locale) => {
  const text = reportWords[locale]
  const told = solutionsOf(plan).filter(({ name }) => !isBlank(name))
  const axes = axesOf(plan)
  const drawings = drawingsOf(plan, words[locale].own).filter(({ scores }) => Object.keys(scores).length > 0)
  if (told.length === 0 && drawings.length === 0) return []
  const about: Block = {
    kind: 'table',
    head: text.about,
    rows: told.map(({ name, kind, does }) => [
      name,
      labelOf(solutionKinds, kind, locale) || '–',
      does || '–',
    ]),
  }
  const label = text.label(axes.length, drawings.length)
  return [
    ...(told.length > 0 ? [about] : []),
    ...(drawings.length > 0 && axes.length >= leastActivities
      ? [
          { kind: 'picture', picture: radarPicture(axes, drawings, { label, hasLegend: true }) } as const,
          scoreTable(axes, drawings, locale),
        ]
      : []),
  ]
}

const score = ({ scores }: Drawing, { id }: Axis) => String(scores[id] ?? '–')

function scoreTable(axes: readonly Axis[], drawings: readonly Drawing[], locale: ReportLocale): Block {
  const { solution } = reportWords[locale]
  if (axes.length <= mostColumns) {
    return {
      kind: 'table',
      head: [solution, ...axes.map(({ name }) => name)],
      rows: drawings.map((one) => [one.name, ...axes.map((axis) => score(one, axis))]),
    }
  }
  return {
    kind: 'list',
    items: axes.map(
      (axis) => `${axis.name}: ${drawings.map((one) => `${one.name} ${score(one, axis)}`).join(', ')}`,
    ),
  }
}
