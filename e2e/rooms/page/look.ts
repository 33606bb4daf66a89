import type { PlanData } from '#domain/plan/plan-data.ts'
import type { StepText } from '#web/data/plan/answer.ts'
import type { Locale } from '#web/i18n/locale.ts'

/** What somebody sees who opens a room. */
export type Look = {
  readonly module: string
  readonly step: string
  readonly locale: Locale
  readonly as: 'team' | 'mentor'
  readonly plan: PlanData
  readonly steps: readonly StepText[]
}
