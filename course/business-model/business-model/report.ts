import { lanesOfSegment } from '#course/shared/paying-segments.ts'
import { labelOf, nameOf } from '#course/shared/segments.ts'
import { flowLanes, impactModels } from '#domain/options/models.ts'
import { businessOf } from '#domain/plan/plan-data.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { flowOf } from './flow.ts'
import { flowPicture } from './flow-picture.ts'
import { words } from './words.ts'

/** The picture of who pays, uses and benefits, what is said of each, and what changes for the people who are helped. */
export const report: SummaryPart = (plan, locale) => {
  const { report: text, impactDescription } = words[locale]
  const segments = plan.segment ?? []
  const helped = labelOf(impactModels, businessOf(plan)?.impactModel, locale)
  const change = businessOf(plan)?.impactDescription?.trim() ?? ''
  const isTold = segments.some(({ _id }) => flowOf(plan, _id))
  if (!isTold && !helped && !change) return []
  const rows = segments.map((segment) => [
    nameOf(segment, locale),
    lanesOfSegment(plan, segment)
      .map((lane) => labelOf(flowLanes, lane, locale))
      .join(' · ') || '–',
    flowOf(plan, segment._id)?.description?.trim() || '–',
  ])
  const facts = [
    { label: text.helped, value: helped },
    { label: impactDescription, value: change },
  ].filter(({ value }) => value !== '')
  return [
    ...(segments.length > 0
      ? ([
          { kind: 'picture', picture: flowPicture(plan, locale) },
          { kind: 'table', head: text.head, rows },
        ] satisfies Block[])
      : []),
    ...(facts.length > 0 ? ([{ kind: 'facts', rows: facts }] satisfies Block[]) : []),
  ]
}
