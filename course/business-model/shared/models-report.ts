import { nameOf } from '#course/shared/segments.ts'
import { type ChosenModel, chosenModels, modelName, segmentsOfModel } from '#domain/plan/chosen-models.ts'
import type { ModelType, PlanData } from '#domain/plan/plan-data.ts'
import type { Block, ReportLocale } from '#domain/report/block.ts'
import { flowPicture } from './flow-picture.ts'
import { toldOf } from './gallery.ts'
import { flowOf } from './model-flows.ts'
import { modelsReportWords } from './models-report-words.ts'

/** The chosen models of a type: what flows in each, what it is, and for whom it is. */
export function chosenBlocks(plan: PlanData, type: ModelType, locale: ReportLocale): readonly Block[] {
  return chosenModels(plan, type).flatMap((chosen) => blocksOf(plan, chosen, locale))
}

function blocksOf(plan: PlanData, { id, model }: ChosenModel, locale: ReportLocale): readonly Block[] {
  const text = modelsReportWords[locale]
  const name = modelName(model, locale)
  const flow = flowOf(id)
  const segments = segmentsOfModel(plan, id).map((segment) => nameOf(segment, locale))
  const rows = [
    { label: text.what, value: model ? toldOf(model, locale).description.trim() : '' },
    { label: text.whom, value: segments.join(' · ') || '–' },
  ]
  return [
    { kind: 'heading', text: name },
    ...(flow ? [{ kind: 'picture', picture: flowPicture(flow, name, locale) } as const] : []),
    { kind: 'facts', rows: rows.filter(({ value }) => value !== '') },
  ]
}
