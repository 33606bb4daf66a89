import { type AmountRow, rowsOf, type StoredRow } from '#course/financial-plan/shared/amount-rows.ts'
import { planToFinance } from '#course/shared/plan-to-finance.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import { capitalOf, isReserve, isStaying } from '#domain/finance/start.ts'
import { whole } from '#domain/finance/whole-cents.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import type { operationClasses } from '#domain/options/finance.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

export const step = 'pre-operating-capital'
/** What most businesses keep. */
export const usualMonths = 3

/** What becomes of money that is paid before opening. */
export const fates = ['gone', 'staying', 'kept'] as const
export type Fate = (typeof fates)[number]

export const paymentsOf = (plan: PlanData) => rowsOf(plan, 'preOperatingCapital')

export function fateOf({ kind }: Pick<AmountRow, 'kind'>): Fate | null {
  if (kind === null) return null
  const row = { operationClass: kind as ValueIn<typeof operationClasses> }
  if (isReserve(row)) return 'kept'
  return isStaying(row) ? 'staying' : 'gone'
}

export function totalsOf(plan: PlanData): Readonly<Record<Fate | 'all', number>> {
  const { start, expensed, stockAndDeposits } = capitalOf(planToFinance(plan).financials)
  return { gone: expensed, staying: stockAndDeposits, kept: start.reserve, all: start.preOperating }
}

/** What the business costs in a month of its first year. */
export const monthlyExpenses = (plan: PlanData) =>
  sumOf(planToFinance(plan).financials.expenses, ({ cost }) => cost)

/** The reserve that so many months of expenses make, in whole cents. */
export const reserveFor = (plan: PlanData, months: number) => whole(monthlyExpenses(plan) * months, 100) / 100

/** How many months of expenses the reserve lasts; nothing while no expense is known. */
export function monthsKept(plan: PlanData): number | null {
  const perMonth = monthlyExpenses(plan)
  return perMonth > 0 ? totalsOf(plan).kept / perMonth : null
}

/** The first reserve gets the new amount and keeps its place; where there is none, one comes at the end. */
export function withReserve(rows: readonly StoredRow[], cost: number, description: string): StoredRow[] {
  const place = rows.findIndex(({ operationClass }) => operationClass === 'working-capital')
  if (place < 0) return [...rows, { operationClass: 'working-capital', description, cost }]
  return rows.map((row, at) => (at === place ? { ...row, cost } : row))
}
