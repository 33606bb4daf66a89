import { nameOf } from '#course/shared/segments.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { reportWords } from './report-words.ts'
import { categories, resourcesOf } from './resources.ts'
import { words } from './words.ts'

/** What each segment needs, column by column, and what is still missing of it. */
export const report: SummaryPart = (plan, locale) => {
  const text = reportWords[locale]
  const { columns } = words[locale]
  return (plan.segment ?? []).flatMap((segment): Block[] => {
    const resources = resourcesOf(plan, segment)
    if (resources.length === 0) return []
    const rows = categories.flatMap((category) =>
      resources
        .filter((one) => one.category === category)
        .map((one) => [columns[category], one.text, one.isNeeded ? text.need : text.have]),
    )
    return [
      { kind: 'heading', text: nameOf(segment, locale) },
      { kind: 'table', head: text.head, rows },
    ]
  })
}
