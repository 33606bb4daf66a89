import { chosenBlocks } from '#course/business-model/shared/models-report.ts'
import { modelsReportWords } from '#course/business-model/shared/models-report-words.ts'
import { payingSegments } from '#course/shared/paying-segments.ts'
import { nameOf } from '#course/shared/segments.ts'
import { modelName, modelsOfSegment } from '#domain/plan/chosen-models.ts'
import type { SummaryPart } from '#domain/report/block.ts'

/** How money comes in: each chosen way, and who pays in which. */
export const report: SummaryPart = (plan, locale) => {
  const text = modelsReportWords[locale]
  const models = chosenBlocks(plan, 'revenue', locale)
  if (models.length === 0) return []
  const paying = payingSegments(plan)
  const payers = paying.map((segment) => nameOf(segment, locale)).join(', ')
  const rows = (plan.segment ?? []).map((segment) => {
    const ways = modelsOfSegment(plan, segment, 'revenue').map(({ model }) => modelName(model, locale))
    const unpaid = payers ? text.covered(payers) : text.free
    return [nameOf(segment, locale), ways.join(' · ') || (paying.includes(segment) ? '–' : unpaid)]
  })
  return [...models, ...(rows.length > 0 ? [{ kind: 'table', head: text.matrix, rows } as const] : [])]
}
