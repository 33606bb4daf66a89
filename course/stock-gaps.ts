import type { Gap } from '#domain/plan/messages.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'

/** An introduction is complete once the module was started. */
export const introductionGaps =
  (module: string) =>
  (plan: PlanData): readonly Gap[] =>
    answer(plan, module, 'introduction', 'started')?.selected
      ? []
      : [{ field: 'started', message: 'required' }]
