import { answer, type PlanData } from '#domain/plan/plan-data.ts'

export type Verdict = 'confirmed' | 'partly' | 'rejected'

/** How a chosen cause stood the test; null while nobody has judged it. */
export function verdictOf(plan: PlanData, cause: string): Verdict | null {
  const value = answer(plan, 'one', 'making-sense', 'verdict', cause)?.value
  return value === 'confirmed' || value === 'partly' || value === 'rejected' ? value : null
}
