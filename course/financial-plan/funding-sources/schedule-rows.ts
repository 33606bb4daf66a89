import { amountsOf } from '#course/shared/finance/amount-text.ts'
import type { Locale } from '#domain/errors.ts'
import type { LoanSchedule } from '#domain/finance/loan-schedule.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { words } from './words.ts'

/** A loan year by year as a table: for the screen and for paper. */
export function scheduleRows(plan: PlanData, schedule: LoanSchedule, locale: Locale) {
  const text = words[locale]
  const money = amountsOf(plan, locale)
  const principal = sumOf(schedule.years, (year) => year.principal)
  return {
    head: [text.year, text.interest, text.principal, text.paid, text.balance],
    rows: [
      ...schedule.years.map((one) => [
        String(one.year),
        ...[one.interest, one.principal, one.paid, one.balance].map(money),
      ]),
      [text.sum, money(schedule.totalInterest), money(principal), money(schedule.totalPaid), ''],
    ],
  }
}
