import type { Locale } from '#domain/errors.ts'
import { businessOf, type ModelType, type PlanData, type RecordOf, type SharedModel } from './plan-data.ts'

type Segment = RecordOf<'segment'>
export type Selection = NonNullable<RecordOf<'business'>['modelSelection']>

/** A model that the plan has chosen. What it is called is not known any more where it is no longer offered. */
export type ChosenModel = {
  readonly id: string
  readonly type: ModelType
  readonly model: SharedModel | undefined
  /** How it works in this business. */
  readonly description: string
}

const isType = (type: string | null | undefined): type is ModelType => type === 'social' || type === 'revenue'

/**
 * The business alone says which models are chosen, each once. In the order in which they are offered; those that are
 * no longer offered come last.
 */
export function chosenModels(plan: PlanData, type?: ModelType): readonly ChosenModel[] {
  const { model: models = [] } = plan
  const placeOf = (id: string) => {
    const place = models.findIndex(({ _id }) => _id === id)
    return place < 0 ? models.length : place
  }
  const chosen = selectionOf(plan).flatMap(({ modelId, selected, type: own, description }): ChosenModel[] =>
    selected === true && modelId && isType(own) && (!type || own === type)
      ? [
          {
            id: modelId,
            type: own,
            model: models.find(({ _id }) => _id === modelId),
            description: description ?? '',
          },
        ]
      : [],
  )
  return chosen.toSorted((one, other) => placeOf(one.id) - placeOf(other.id))
}

/** What was ever said about models, each once: the last word counts. */
export function selectionOf(plan: PlanData): Selection {
  const all = businessOf(plan)?.modelSelection ?? []
  return [...new Map(all.map((one) => [one.modelId, one])).values()]
}

/** The chosen models that a segment names; what it names besides counts no more. */
export function modelsOfSegment(plan: PlanData, segment: Segment, type?: ModelType): readonly ChosenModel[] {
  return chosenModels(plan, type).filter(({ id }) => segment.businessModels?.includes(id))
}

/** The segments that a model is for; none unless it is chosen. */
export function segmentsOfModel(plan: PlanData, id: string): readonly Segment[] {
  if (!chosenModels(plan).some((one) => one.id === id)) return []
  return (plan.segment ?? []).filter(({ businessModels }) => businessModels?.includes(id))
}

const goneName = { en: 'A model that is no longer offered', es: 'Un modelo que ya no se ofrece' }

/** Names are kept small, as in a sentence. */
export function modelName(model: SharedModel | undefined, locale: Locale): string {
  const name = (locale === 'es' ? model?.name_es : model?.name)?.trim()
  return name ? name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1) : goneName[locale]
}
