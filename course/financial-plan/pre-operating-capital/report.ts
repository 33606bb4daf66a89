import { needsNone } from '#course/financial-plan/shared/needs-none.ts'
import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { labelOf } from '#course/shared/segments.ts'
import { operationClasses } from '#domain/options/finance.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { fateOf, fates, paymentsOf, step, totalsOf } from './before.ts'
import { words } from './words.ts'

/** Every payment before opening, and the three sums: gone, still there, kept. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const rows = paymentsOf(plan)
  if (rows.length === 0) return needsNone(plan, step) ? [{ kind: 'text', text: text.none }] : []
  const money = amountsOf(plan, locale)
  const totals = totalsOf(plan)
  return [
    {
      kind: 'table',
      head: [text.list, text.kind, text.amount, text.fate],
      rows: [
        ...rows.map((row) => {
          const fate = fateOf(row)
          return [
            row.description || '–',
            labelOf(operationClasses, row.kind, locale) || '–',
            money(row.amount),
            fate ? text.fates[fate] : '–',
          ]
        }),
        [text.all, '', money(totals.all), ''],
      ],
    },
    {
      kind: 'facts',
      rows: fates.map((fate) => ({ label: text.fates[fate], value: money(totals[fate]) })),
    },
  ]
}
