import { payingSegments } from '#course/shared/paying-segments.ts'
import type { Locale } from '#domain/errors.ts'
import { chosenModels, modelsOfSegment, segmentsOfModel } from '#domain/plan/chosen-models.ts'
import { type Gap, isBlank } from '#domain/plan/messages.ts'
import type { ModelType, PlanData, SharedModel } from '#domain/plan/plan-data.ts'
import { mostModels } from './choosing.ts'
import { fitOf } from './fits.ts'

export type GalleryModel = {
  readonly id: string
  /** Undefined where it was chosen once and is no longer offered. */
  readonly model: SharedModel | undefined
  /** Its number among the chosen ones. */
  readonly number: number | undefined
  /** Why it fits. */
  readonly fit: string | undefined
}

/** All models of a type: those that fit first, those that are no longer offered last. */
export function galleryOf(plan: PlanData, type: ModelType, locale: Locale): readonly GalleryModel[] {
  const chosen = chosenModels(plan, type)
  const numberOf = (id: string) => {
    const place = chosen.findIndex((one) => one.id === id)
    return place < 0 ? undefined : place + 1
  }
  const offered = (plan.model ?? [])
    .filter((model) => model.type === type)
    .map((model) => ({
      id: model._id,
      model,
      number: numberOf(model._id),
      fit: fitOf(plan, model._id, locale),
    }))
  const gone = chosen
    .filter(({ model }) => !model)
    .map(({ id }) => ({ id, model: undefined, number: numberOf(id), fit: undefined }))
  return [...offered.filter(({ fit }) => fit), ...offered.filter(({ fit }) => !fit), ...gone]
}

function countGaps(plan: PlanData, type: ModelType): readonly Gap[] {
  const { length } = chosenModels(plan, type)
  if (length === 0) return [{ field: 'models', message: 'selectOne' }]
  return length > mostModels ? [{ field: 'models', message: 'max3' }] : []
}

/** One to three models, each for at least one segment. */
export function socialGaps(plan: PlanData): readonly Gap[] {
  return [
    ...countGaps(plan, 'social'),
    ...chosenModels(plan, 'social')
      .filter(({ id }) => segmentsOfModel(plan, id).length === 0)
      .map(({ id }): Gap => ({ field: `segments:${id}`, message: 'selectOne' })),
  ]
}

/** One to three models, and one for everybody who pays. */
export function revenueGaps(plan: PlanData): readonly Gap[] {
  const count = countGaps(plan, 'revenue')
  if (chosenModels(plan, 'revenue').length === 0) return count
  return [
    ...count,
    ...payingSegments(plan)
      .filter((segment) => modelsOfSegment(plan, segment, 'revenue').length === 0)
      .map(({ _id }): Gap => ({ field: `segment:${_id}`, message: 'selectOne' })),
  ]
}

/** The first sentence of a description, and the rest. */
export function leadOf(text: string): readonly [lead: string, rest: string] {
  const trimmed = text.trim()
  const end = /[.!?](?=\s)/.exec(trimmed)
  if (isBlank(trimmed) || !end) return [trimmed, '']
  return [trimmed.slice(0, end.index + 1), trimmed.slice(end.index + 1).trim()]
}

/** What is told of a model in the language of its reader. */
export const toldOf = (model: SharedModel, locale: Locale) =>
  locale === 'es'
    ? { description: model.description_es, examples: model.examples_es }
    : { description: model.description, examples: model.examples }
