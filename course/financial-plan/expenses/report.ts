import { planCurrency } from '#course/contract/plan-currency.ts'
import type { AmountRow } from '#course/financial-plan/shared/amount-rows.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { toldNumber } from '#course/shared/finance/told-number.ts'
import { labelOf } from '#course/shared/segments.ts'
import { moneyText } from '#domain/money-text.ts'
import { expenseCategories } from '#domain/options/finance.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { expenseRows, isNonOperating, isOperating } from './expenses.ts'
import { expensesPicture } from './treemap-picture.ts'
import { words } from './words.ts'

/** What it costs to stay open, by kind and by category, and how it grows. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const rows = expenseRows(plan)
  if (rows.length === 0) return []
  const money = (amount: number) => moneyText(amount, locale, planCurrency(plan))
  const { plan: finance, results } = shownFigures(plan)
  const [second, third] = finance.settings.expenseGrowth.map((value) =>
    toldNumber(value, 'percent', locale, ''),
  )
  const table = (own: readonly AmountRow[], line: 'operatingExpenses' | 'nonOperatingExpenses'): Block => ({
    kind: 'table',
    head: [text.category, text.description, text.cost, text.perYear],
    rows: [
      ...own.map(({ kind, description, amount }) => [
        labelOf(expenseCategories, kind, locale) || '–',
        description || '–',
        money(amount ?? 0),
        money((amount ?? 0) * 12),
      ]),
      [text.total, '', money(results.IS.m1[line]), money(results.IS.y1[line])],
    ],
  })
  const [operating, other] = [rows.filter(isOperating), rows.filter(isNonOperating)]
  const hasCost = rows.some(({ amount }) => (amount ?? 0) > 0)
  return [
    ...(operating.length > 0
      ? [{ kind: 'heading', text: text.operating } as const, table(operating, 'operatingExpenses')]
      : []),
    ...(other.length > 0
      ? [{ kind: 'heading', text: text.nonOperating } as const, table(other, 'nonOperatingExpenses')]
      : []),
    ...(hasCost ? [{ kind: 'picture', picture: expensesPicture(plan, locale) } as const] : []),
    {
      kind: 'facts',
      rows: [{ label: text.growthRead, value: `${text.year2}: ${second} · ${text.year3}: ${third}` }],
    },
  ]
}
