import { answer, type PlanData } from '#domain/plan/plan-data.ts'

/** Percent that are added to the unit cost; null while nobody has said so. */
export function markupOf(plan: PlanData, { _id }: { readonly _id: string }): number | null {
  const text = answer(plan, 'six', 'pricing', `markup:${_id}`)?.value?.trim() ?? ''
  const markup = text === '' ? Number.NaN : Number(text.replace(',', '.'))
  return Number.isFinite(markup) && markup >= 0 ? markup : null
}
