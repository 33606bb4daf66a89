import { activitiesOf, categories } from '#course/shared/key-activities.ts'
import { nameOf } from '#course/shared/segments.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { words } from './words.ts'

/** What is done for each segment, column by column, the most important first. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const told = (plan.segment ?? []).filter((segment) => activitiesOf(segment).length > 0)
  if (told.length === 0) return []
  const rows = told.map((segment) => {
    const all = activitiesOf(segment)
    const cell = (category: string) => all.filter((one) => one.category === category).map((one) => one.text)
    return [nameOf(segment, locale), ...categories.map((category) => cell(category).join('\n') || '–')]
  })
  const head = [text.segment, ...categories.map((category) => text.columns[category])]
  return [{ kind: 'table', head, rows }]
}
