import { answer, businessOf, type PlanData } from '#domain/plan/plan-data.ts'

/**
 * The month that m1 of the figures is, as "2027-02": for a business that runs already the one that was chosen, for any
 * other that of its start.
 */
export function planStart(data: PlanData): string | undefined {
  const business = businessOf(data)
  const chosen = answer(data, 'seven', 'start-up-capital', 'plan-start')?.value ?? ''
  const start = business?.businessStarted ? chosen : (business?.startDate ?? '')
  return /^\d{4}-\d{2}/.exec(start)?.[0]
}
