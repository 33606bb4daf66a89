import { answer, businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import type { Field } from './field.ts'
import type { Place } from './room.ts'

/** The text of a field that exists once: an answer, or a property of the business. */
export function textAt({ kind, key = '', step, property }: Field, plan: PlanData, place: Place): string {
  const record = kind === 'input' ? answer(plan, place.module, step ?? place.step, key) : businessOf(plan)
  const value = (record as Readonly<Record<string, unknown>> | undefined)?.[property]
  return typeof value === 'string' ? value : ''
}
