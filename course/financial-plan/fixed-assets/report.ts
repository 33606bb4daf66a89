import { needsNone } from '#course/financial-plan/shared/needs-none.ts'
import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { labelOf } from '#course/shared/segments.ts'
import { assetClasses } from '#domain/options/finance.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { assetsOf, lifeOf, step, totalsOf, wearOf } from './assets.ts'
import { classesPicture } from './classes-picture.ts'
import { words } from './words.ts'

/** Every lasting thing with what it loses in a month, and what the money is for. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const rows = assetsOf(plan)
  if (rows.length === 0) return needsNone(plan, step) ? [{ kind: 'text', text: text.none }] : []
  const money = amountsOf(plan, locale)
  const { cost, wear } = totalsOf(plan)
  return [
    ...(cost > 0 ? [{ kind: 'picture' as const, picture: classesPicture(plan, locale) }] : []),
    {
      kind: 'table',
      head: [text.list, text.kind, text.amount, text.years, text.perMonth],
      rows: [
        ...rows.map((row) => [
          row.description || '–',
          labelOf(assetClasses, row.kind, locale) || '–',
          money(row.amount),
          String(lifeOf(row) ?? '–'),
          money(wearOf(row)),
        ]),
        [text.all, '', money(cost), '', money(wear)],
      ],
    },
  ]
}
