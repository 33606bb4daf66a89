import { answer, type PlanData } from '#domain/plan/plan-data.ts'

/** All amounts of a plan are in one currency, which the financial plan asks for. */
export function planCurrency(plan: PlanData): string {
  const chosen = answer(plan, 'seven', 'start-up-capital', 'currency')?.value ?? ''
  return /^[A-Z]{3}$/.test(chosen) ? chosen : 'USD'
}
