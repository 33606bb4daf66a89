import { planCurrency } from '#course/contract/plan-currency.ts'
import type { Locale } from '#domain/errors.ts'
import { figures } from '#domain/figures.ts'
import { moneyText } from '#domain/money-text.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { costPerPerson, type Marketing } from './activities.ts'

/** What an activity costs and whom it reaches, as tables show it. */
export function figuresOf(plan: PlanData, activity: Marketing, locale: Locale) {
  const currency = planCurrency(plan)
  const money = (amount: number | null | undefined, decimals: 0 | 2) =>
    typeof amount === 'number' ? moneyText(amount, locale, currency, decimals) : '–'
  const { reach, budget } = activity
  return {
    reach: typeof reach === 'number' ? figures(reach, locale) : '–',
    budget: money(budget, Number.isInteger(budget) ? 0 : 2),
    perPerson: money(costPerPerson(activity), 2),
  }
}
