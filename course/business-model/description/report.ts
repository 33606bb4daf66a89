import { nameOf } from '#course/shared/segments.ts'
import { chosenModels, modelName } from '#domain/plan/chosen-models.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { reportWords } from './report-words.ts'

/** The paragraph of each segment, and each model in the words of the team. */
export const report: SummaryPart = (plan, locale) => {
  const paragraphs = (plan.segment ?? [])
    .filter(({ modelDescription }) => !isBlank(modelDescription))
    .flatMap((segment): Block[] => [
      { kind: 'heading', text: nameOf(segment, locale) },
      { kind: 'text', text: segment.modelDescription?.trim() ?? '' },
    ])
  const rows = chosenModels(plan)
    .filter(({ description }) => !isBlank(description))
    .map(({ model, description }) => [modelName(model, locale), description.trim()])
  return [
    ...paragraphs,
    ...(rows.length > 0 ? [{ kind: 'table', head: reportWords[locale].head, rows } as const] : []),
  ]
}
