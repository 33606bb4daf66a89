import { lanesOfSegment } from '#course/shared/paying-segments.ts'
import { labelOf, nameOf } from '#course/shared/segments.ts'
import { definitions, flowLanes, impactModels } from '#domain/options/models.ts'
import { answer, answers, businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { reportWords } from './report-words.ts'

const definitionAt = (plan: PlanData, key: 'today' | 'target') =>
  answer(plan, 'four', 'choose-definition', key)?.value

/** The model in one paragraph: who pays, uses and benefits, who is helped, and where it is going. */
export const report: SummaryPart = (plan, locale) => {
  const words = reportWords[locale]
  const helped = labelOf(impactModels, businessOf(plan)?.impactModel, locale).toLowerCase()
  // Roles alone are what module two has said.
  if (!helped && answers(plan, 'four', 'business-model', 'flow').length === 0) return []
  const lanes = flowLanes.flatMap(({ value }) => {
    const own = (plan.segment ?? []).filter((segment) => lanesOfSegment(plan, segment).includes(value))
    const names = own.map((segment) => nameOf(segment, locale))
    return names.length > 0 ? [words.lanes[value](names)] : []
  })
  const today = labelOf(definitions, definitionAt(plan, 'today'), locale).toLowerCase()
  const target = labelOf(definitions, definitionAt(plan, 'target'), locale).toLowerCase()
  const said = [
    ...lanes,
    helped ? words.helped(helped) : '',
    today && target ? words.places(today, target) : '',
  ].filter(Boolean)
  return said.length === 0
    ? []
    : [
        { kind: 'heading', text: words.title },
        { kind: 'text', text: said.join(' '), tone: 'lead' },
      ]
}
