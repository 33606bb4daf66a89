import {
  chosenModels,
  modelsOfSegment,
  type Selection,
  segmentsOfModel,
  selectionOf,
} from '#domain/plan/chosen-models.ts'
import type { ModelType, PlanData } from '#domain/plan/plan-data.ts'

export const mostModels = 3

/** One write is one record, so choosing may take several; they are given in the order in which they are to be made. */
export type ModelWrite =
  | { readonly kind: 'business'; readonly modelSelection: Selection }
  | { readonly kind: 'segment'; readonly id: string; readonly businessModels: string[] }

type Model = { readonly id: string; readonly type: ModelType }

/**
 * The business is written first, since it alone says what is chosen: whatever comes of the writes after it, nobody reads
 * a segment with a model that is not chosen. What was written about a model stays for the day it is chosen again.
 */
export function choosing(plan: PlanData, model: Model, isOn: boolean): readonly ModelWrite[] {
  const before = segmentsOfModel(plan, model.id)
  const modelSelection = withSelected(selectionOf(plan), model, isOn)
  const next = withSelection(plan, modelSelection)
  return [
    { kind: 'business', modelSelection },
    ...(isOn ? [] : before.flatMap((segment) => naming(next, segment._id, model.id, false))),
  ]
}

/** A model and a segment that it is for; a model that is not chosen yet is chosen with it. */
export function applying(
  plan: PlanData,
  model: Model,
  segment: string,
  isOn: boolean,
): readonly ModelWrite[] {
  const isChosen = chosenModels(plan).some(({ id }) => id === model.id)
  if (isChosen || !isOn) return naming(plan, segment, model.id, isOn)
  const [first, ...rest] = choosing(plan, model, true)
  if (first?.kind !== 'business') return rest
  return [first, ...naming(withSelection(plan, first.modelSelection), segment, model.id, true)]
}

/** Each write of a segment leaves out what is not chosen any more. */
function naming(plan: PlanData, id: string, model: string, isOn: boolean): readonly ModelWrite[] {
  const segment = plan.segment?.find(({ _id }) => _id === id)
  if (!segment) return []
  const others = modelsOfSegment(plan, segment)
    .map((one) => one.id)
    .filter((one) => one !== model)
  return [{ kind: 'segment', id, businessModels: isOn ? [...others, model] : others }]
}

/** What is said about a model, chosen or not. */
export function describing(plan: PlanData, { id, type }: Model, description: string): Selection {
  const all = selectionOf(plan)
  if (!all.some(({ modelId }) => modelId === id))
    return [...all, { modelId: id, selected: false, type, description }]
  return all.map((one) => (one.modelId === id ? { ...one, description } : one))
}

function withSelected(all: Selection, { id, type }: Model, isOn: boolean): Selection {
  const known = all.some(({ modelId }) => modelId === id)
  const set = all.map((one) => (one.modelId === id ? { ...one, type, selected: isOn } : one))
  return known ? set : [...set, { modelId: id, selected: isOn, type, description: '' }]
}

const withSelection = (plan: PlanData, modelSelection: Selection): PlanData => {
  const [business] = plan.business ?? []
  const whole = business ?? { _id: '', projectId: '', version: 0 }
  return { ...plan, business: [{ ...whole, modelSelection }] }
}
