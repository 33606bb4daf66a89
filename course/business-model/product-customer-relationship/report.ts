import { labelOf, nameOf } from '#course/shared/segments.ts'
import { customerRelations } from '#domain/options/stakeholders.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { answersIn, questions, relationKindOf, relationOf } from './buying.ts'
import { words } from './words.ts'

/** One card for each offering and the people who buy it. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const told = pairsOf(plan).filter(
    (pair) => answersIn(plan, pair) > 0 || relationOf(plan, pair)?.description,
  )
  return told.flatMap((pair): Block[] => {
    const kind = labelOf(customerRelations, relationKindOf(plan, pair), locale)
    const how = relationOf(plan, pair)?.description?.trim() ?? ''
    const rows = [
      ...questions.map(({ name, options }) => ({
        label: text.questions[name],
        value: labelOf(options, pair.match?.[name], locale),
      })),
      { label: text.relationTold, value: [kind, how].filter(Boolean).join('. ') },
    ].filter(({ value }) => value !== '')
    const title = text.pair(nameOf(pair.offering, locale), nameOf(pair.segment, locale))
    return [
      { kind: 'heading', text: title },
      { kind: 'facts', rows },
    ]
  })
}
