import { nameOf } from '#course/shared/segments.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { circlePicture } from './circle-picture.ts'
import { levelWords } from './level-words.ts'
import { levelOf, type NeedKind, needsOf, strongestFirst } from './needs.ts'
import { needsReportWords } from './needs-report-words.ts'

/** Segment by segment: the customer's circle, and in a table what each note says. */
export const needsReport =
  (kind: NeedKind): SummaryPart =>
  (plan, locale) => {
    const words = needsReportWords[kind][locale]
    return (plan.segment ?? []).flatMap((segment): Block[] => {
      const needs = strongestFirst(needsOf(plan, kind, segment._id)).filter(({ title }) => !isBlank(title))
      const picture = circlePicture(plan, kind, segment, locale)
      if (!picture || needs.length === 0) return []
      return [
        { kind: 'heading', text: nameOf(segment, locale) },
        { kind: 'picture', picture },
        {
          kind: 'table',
          head: words.head,
          rows: needs.map((need) => {
            const level = levelOf(need)
            const said = [need.title?.trim(), need.description?.trim()].filter(Boolean).join('\n')
            return [level === null ? '–' : `${level} · ${levelWords[kind][locale][level - 1]}`, said]
          }),
        },
      ]
    })
  }
