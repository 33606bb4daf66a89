import { planToFinance } from '#course/shared/plan-to-finance.ts'
import { exceeds } from '#domain/finance/numbers.ts'
import { capitalOf } from '#domain/finance/start.ts'
import { type Gap, missingGap } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { type AmountList, isWhole, rowGaps, rowsOf } from './amount-rows.ts'
import { isBorrowed, sourcesOf } from './funding-rows.ts'
import { needsNone } from './needs-none.ts'

export const listMessages = {
  assets: {
    en: 'Add at least one thing with its cost, or say that you do not need any.',
    es: 'Agrega al menos una cosa con su costo, o di que no necesitas ninguna.',
  },
  before: {
    en: 'Add at least one payment with its cost, or say that there is none.',
    es: 'Agrega al menos un pago con su costo, o di que no hay ninguno.',
  },
  source: { en: 'Add at least one source with its amount.', es: 'Agrega al menos una fuente con su monto.' },
  missing: {
    en: 'Your sources do not cover your need yet.',
    es: 'Tus fuentes todavía no cubren lo que necesitas.',
  },
  years: { en: 'A loan runs for more than 0 years.', es: 'Un préstamo dura más de 0 años.' },
} as const

const listGaps = (
  plan: PlanData,
  list: AmountList,
  step: string,
  message: Gap['message'],
): readonly Gap[] => {
  const rows = rowsOf(plan, list)
  if (rows.length === 0 && needsNone(plan, step)) return []
  return [...(rows.some(isWhole) ? [] : [{ field: 'new', message }]), ...rowGaps(list, rows)]
}

export const assetGaps = (plan: PlanData) =>
  listGaps(plan, 'fixedAssets', 'fixed-assets', listMessages.assets)

export const beforeGaps = (plan: PlanData) =>
  listGaps(plan, 'preOperatingCapital', 'pre-operating-capital', listMessages.before)

/** Every source is whole, and together they reach the need. */
export function fundingGaps(plan: PlanData): readonly Gap[] {
  const sources = sourcesOf(plan)
  const { gap } = capitalOf(planToFinance(plan).financials).start
  const isNone = !sources.some(({ type, amount }) => type && (amount ?? 0) > 0)
  const own = sources.flatMap((source, place): Gap[] => [
    ...missingGap(`type:${place}`, !source.type),
    ...missingGap(`amount:${place}`, typeof source.amount !== 'number'),
    ...missingGap(`status:${place}`, !source.status),
    ...(isBorrowed(source) && !((source.years ?? 0) > 0)
      ? [{ field: `years:${place}`, message: listMessages.years }]
      : []),
  ])
  if (isNone) return [{ field: 'new', message: listMessages.source }, ...own]
  return [...own, ...(exceeds(gap, 0) ? [{ field: 'new', message: listMessages.missing }] : [])]
}
