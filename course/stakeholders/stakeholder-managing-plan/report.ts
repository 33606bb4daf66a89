import { labelOf } from '#course/shared/segments.ts'
import { quadrants } from '#course/stakeholders/shared/power-interest.ts'
import { nameOf, stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { isWritten, lanesOf, parts } from './exchange.ts'
import { words } from './words.ts'

/** What is given, received and done, by the place on the grid. */
export const report: SummaryPart = (plan, locale) => {
  const { lanes, unplaced } = lanesOf(stakeholdersOf(plan))
  const told = [
    ...lanes.map(([lane, all]) => ({ title: labelOf(quadrants, lane, locale), all })),
    { title: words[locale].unplaced, all: unplaced },
  ]
  return told.flatMap(({ title, all }): Block[] => {
    const rows = all
      .filter(isWritten)
      .map((one) => [nameOf(one, locale), ...parts.map((part) => one.record[part]?.trim() || '–')])
    if (rows.length === 0) return []
    return [
      { kind: 'heading', text: title },
      { kind: 'table', head: words[locale].report.head, rows },
    ]
  })
}
