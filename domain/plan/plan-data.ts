import type { PlanKind, planEntities } from '#domain/entities/index.ts'
import type { Of } from '#domain/entity.ts'

export type RecordOf<K extends PlanKind> = Of<(typeof planEntities)[K]>

/** The records of a project by kind, as the person sees them: what the server has, with their own unsent changes. */
export type PlanData = { readonly [K in PlanKind]?: readonly RecordOf<K>[] }

export type InputRecord = RecordOf<'input'>

/** The single answer of a step, or undefined while nobody has written it. */
export function answer(
  data: PlanData,
  module: string,
  step: string,
  key: string,
  parent: string | null = null,
): InputRecord | undefined {
  return data.input?.find((input) => isAt(input, module, step, key) && (input.parent ?? null) === parent)
}

/** All answers of a step under one key, oldest first. */
export function answers(data: PlanData, module: string, step: string, key: string): readonly InputRecord[] {
  return (data.input ?? []).filter((input) => isAt(input, module, step, key))
}

const isAt = (input: InputRecord, module: string, step: string, key: string) =>
  input.moduleKey === module && input.stepKey === step && input.key === key

export const businessOf = (data: PlanData): RecordOf<'business'> | undefined => data.business?.[0]
