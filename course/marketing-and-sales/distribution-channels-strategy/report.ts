import { coverageOf, routesOf, strategyOf } from '#course/marketing-and-sales/shared/channels.ts'
import { labelOf, nameOf } from '#course/shared/segments.ts'
import { coverages, routes } from '#domain/options/marketing.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { words } from './words.ts'

/** How widely and through whom each offering is sold, in a table. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const told = pairsOf(plan).filter((pair) => strategyOf(plan, pair))
  if (told.length === 0) return []
  const rows = told.map((pair) => [
    text.pair(nameOf(pair.offering, locale), nameOf(pair.segment, locale)),
    labelOf(coverages, coverageOf(plan, pair), locale) || '–',
    routesOf(plan, pair)
      .map((route) => labelOf(routes, route, locale))
      .join(' · ') || '–',
    strategyOf(plan, pair)?.description?.trim() || '–',
  ])
  return [{ kind: 'table', head: text.head, rows }]
}
