import { planToFinance } from '#course/shared/plan-to-finance.ts'
import { isMarketingMissing, marketingPerMonth } from '#domain/finance/funnel.ts'
import { whole } from '#domain/finance/whole-cents.ts'
import { businessOf, type PlanData, type RecordOf } from '#domain/plan/plan-data.ts'

type Expenses = NonNullable<NonNullable<RecordOf<'business'>['financials']>['expenses']>

/** What the row of the expenses is called that carries the marketing and sales plan. */
export const rowName = { en: 'Marketing and sales plan', es: 'Plan de marketing y ventas' } as const

const names: readonly string[] = Object.values(rowName).map((name) => name.toLowerCase())

/** In whichever language it was added. */
const isOfPlan = ({ category, type, description }: Expenses[number]) =>
  category === 'marketing' && type === 'operating' && names.includes((description ?? '').trim().toLowerCase())

/** The expenses with the plan in them: its row is made once, and from then on keeps its place and gets the new cost. */
export function withMarketing(expenses: Expenses, perMonth: number, description: string): Expenses {
  const cost = whole(perMonth, 100) / 100
  const place = expenses.findIndex(isOfPlan)
  if (place < 0) return [...expenses, { category: 'marketing', type: 'operating', description, cost }]
  return expenses.flatMap((row, index) => {
    if (!isOfPlan(row)) return [row]
    // Two devices without a connection may have made one each.
    return index === place ? [{ ...row, cost }] : []
  })
}

export const expensesOf = (plan: PlanData): Expenses => businessOf(plan)?.financials?.expenses ?? []

/** Marketing per month: planned here, entered in the expenses, and whether they lack something. */
export function marketingIn(plan: PlanData) {
  const { activity = [], business = [] } = plan
  const finance = planToFinance({ activity, business })
  return { ...marketingPerMonth(finance), isMissing: isMarketingMissing(finance) }
}
