import type { ValueIn } from '#domain/options/choice.ts'
import type { stepTypes } from '#domain/options/programme.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'

export type StepType = ValueIn<typeof stepTypes>

export type Step = {
  /** Never changes: edited texts and links carry it. */
  readonly id: string
  readonly slug: string
  readonly type: StepType
  readonly component: string
  /** `entity.field`, and `input.key.field` or `input.step/key.field` for answers; a list or group stands for all in it. */
  readonly writes: readonly string[]
  /** What a mentor can comment on besides `general`, which every step has; `{…}` stands for an id. */
  readonly mentorFields: readonly string[]
}

export type Module = {
  readonly id: string
  readonly slug: ModuleSlug
  readonly number: number
  readonly folder: string
  readonly name: { readonly en: string; readonly es: string }
  readonly steps: readonly Step[]
}
