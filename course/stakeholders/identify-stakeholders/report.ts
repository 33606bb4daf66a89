import { labelOf } from '#course/shared/segments.ts'
import { stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import { stakeholderGroups } from '#domain/options/stakeholders.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { lanesOf } from './list.ts'
import { words } from './words.ts'

/** Everybody around the business, group by group, each with the reason. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const { lanes, without } = lanesOf(
    stakeholdersOf(plan).filter(({ name, reason }) => name !== '' || reason !== ''),
  )
  const titleOf = (group: string) => labelOf(stakeholderGroups, group, locale)
  const part = (title: string, cards: typeof without): Block[] =>
    cards.length === 0
      ? []
      : [
          { kind: 'heading', text: title },
          {
            kind: 'facts',
            rows: cards.map(({ name, reason }) => ({
              label: name || text.fields.unnamed,
              value: reason || '–',
            })),
          },
        ]
  return [...lanes.flatMap(({ group, cards }) => part(titleOf(group), cards)), ...part(text.without, without)]
}
