import type { PlanKind, planEntities } from '#domain/entities/index.ts'
import type { ValueOf } from '#domain/fields.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import type { TeamMember } from '#domain/programme/project.ts'

/** Written wherever an id belongs, also inside a longer text; becomes the id of the draft with this label. */
export const ref = (label: string) => `@{${label}}`

/** The fields of a plan record. */
export type PlanData<K extends PlanKind> = {
  [F in keyof (typeof planEntities)[K]['fields']]?: ValueOf<(typeof planEntities)[K]['fields'][F]>
}

export type Draft = {
  readonly kind: PlanKind
  readonly module: ModuleSlug
  readonly label?: string | undefined
  readonly data: Readonly<Record<string, unknown>>
}

export function draft<K extends PlanKind>(
  module: ModuleSlug,
  kind: K,
  data: PlanData<K>,
  label?: string,
): Draft {
  return { kind, module, label, data }
}

type AnswerRest = Omit<PlanData<'input'>, 'moduleKey' | 'stepKey' | 'key'>

/** An answer at `step/key` of a module. */
export function answer(module: ModuleSlug, place: string, rest: AnswerRest, label?: string): Draft {
  const [stepKey = '', key = ''] = place.split('/')
  return draft(module, 'input', { moduleKey: module, stepKey, key, ...rest }, label)
}

/** A whole plan: its records, and the one business record that many steps write a part of. */
export type Plan = {
  readonly drafts: readonly Draft[]
  readonly business: PlanData<'business'>
  /** Kept with the project. */
  readonly team?: readonly TeamMember[]
}

export function joinPlans(...parts: readonly Plan[]): Plan {
  return {
    drafts: parts.flatMap((part) => part.drafts),
    business: Object.assign({}, ...parts.map((part) => part.business)),
    ...Object.assign({}, ...parts.map(({ team }) => team && { team })),
  }
}
