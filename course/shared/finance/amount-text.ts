import { planCurrency } from '#course/contract/plan-currency.ts'
import type { Locale } from '#domain/errors.ts'
import { whole } from '#domain/finance/whole-cents.ts'
import { moneyText } from '#domain/money-text.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

/** Amounts of a plan in its currency, with cents only where there are some; a dash where nothing is known. */
export function amountsOf(plan: PlanData, locale: Locale) {
  const currency = planCurrency(plan)
  return (amount: number | null | undefined): string => {
    if (amount === null || amount === undefined || !Number.isFinite(amount)) return '–'
    return moneyText(amount, locale, currency, whole(amount, 100) % 100 === 0 ? 0 : 2)
  }
}
