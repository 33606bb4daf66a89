import { moneyOf, unitCostOf } from '#course/pricing/shared/figures.ts'
import { labelOf, nameOf } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import { componentTypes } from '#domain/options/products.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { costPicture } from './cost-picture.ts'
import { batchCost, componentsOf } from './costs.ts'
import { words } from './words.ts'

/** What one unit of each offering costs, as a bar and row by row. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const money = moneyOf(plan, locale)
  return (plan.offering ?? []).flatMap((offering): Block[] => {
    const cost = unitCostOf(offering)
    if (cost === null) return []
    const { twin: _, ...picture } = costPicture(offering, locale, money)
    const rows = componentsOf(offering).map(({ name, type, cost: paid }) => [
      name || '–',
      labelOf(componentTypes, type, locale) || '–',
      money(paid ?? 0),
    ])
    return [
      { kind: 'heading', text: nameOf(offering, locale) },
      { kind: 'text', text: text.perUnit(money(cost), figures(offering.unitPerBatch ?? 1, locale)) },
      ...(batchCost(offering) > 0 ? [{ kind: 'picture', picture } as const] : []),
      { kind: 'table', head: text.head, rows: [...rows, [text.all, '', money(batchCost(offering))]] },
    ]
  })
}
