import { planCurrency } from '#course/contract/plan-currency.ts'
import { figures } from '#domain/figures.ts'
import { moneyText } from '#domain/money-text.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { treemap } from '#domain/report/charts/treemap.ts'
import { byCategory, expenseRows } from './expenses.ts'
import { words } from './words.ts'

/** What each category takes of a month. */
export const expensesPicture = (data: PlanData, locale: ReportLocale) =>
  treemap({
    label: words[locale].byCategory,
    parts: byCategory(expenseRows(data), locale),
    amount: (value) => moneyText(value, locale, planCurrency(data)),
    share: (part) => `${figures(part * 100, locale, { maximumFractionDigits: 0 })}%`,
    height: 170,
  })
