import { planCurrency } from '#course/contract/plan-currency.ts'
import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { planStart } from '#course/shared/plan-start.ts'
import { figures } from '#domain/figures.ts'
import { exceeds } from '#domain/finance/numbers.ts'
import { businessOf } from '#domain/plan/plan-data.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { dayName, monthName } from './names.ts'
import { sidesPicture } from './sides-picture.ts'
import { sidesOf } from './start.ts'
import { words } from './words.ts'

/** The basics of the plan, and need and sources side by side. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const { businessStarted, startDate, taxRate } = businessOf(plan) ?? {}
  const month = planStart(plan)
  const { need, funding, gap } = sidesOf(plan)
  const isEmpty = need === 0 && funding === 0
  const rows = [
    typeof businessStarted === 'boolean'
      ? { label: text.status, value: businessStarted ? text.running : text.planned }
      : null,
    startDate ? { label: text.startDate, value: dayName(startDate, locale) } : null,
    month ? { label: text.planStart, value: monthName(month, locale) } : null,
    typeof taxRate === 'number' ? { label: text.taxRate, value: `${figures(taxRate, locale)}%` } : null,
  ].flatMap((row) => row ?? [])
  if (rows.length === 0 && isEmpty) return []
  const blocks: Block[] = [
    { kind: 'facts', rows: [...rows, { label: text.currency, value: planCurrency(plan) }] },
  ]
  if (isEmpty) return blocks
  const stand = exceeds(gap, 0) ? text.gapRead(amountsOf(plan, locale)(gap)) : text.coveredRead
  return [...blocks, { kind: 'picture', picture: sidesPicture(plan, locale) }, { kind: 'text', text: stand }]
}
