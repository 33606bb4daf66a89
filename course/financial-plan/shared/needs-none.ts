import { answer, type PlanData } from '#domain/plan/plan-data.ts'

/** Somebody said that there is nothing to list; a row that was added later says more. */
export const needsNone = (plan: PlanData, step: string): boolean =>
  answer(plan, 'seven', step, 'none')?.selected === true
