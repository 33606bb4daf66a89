import { answer, type PlanData } from '#domain/plan/plan-data.ts'

/** Where all activities shall lead. */
export const impactOf = (plan: PlanData) => answer(plan, 'one', 'activities-outcomes', 'impact')?.value ?? ''
