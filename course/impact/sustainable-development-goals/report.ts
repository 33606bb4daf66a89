import { activeGoals, goalTitle } from '#course/impact/shared/goals.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { tilePicture } from './tile-picture.ts'
import { words } from './words.ts'

/** The tiles of the chosen goals, and how the business contributes to each. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const goals = activeGoals(plan)
  if (goals.length === 0) return []
  return [
    { kind: 'picture', picture: tilePicture(plan, locale) },
    {
      kind: 'table',
      head: [text.goal, text.contributionHead],
      rows: goals.map(({ index, description }) => [
        `${index} ${goalTitle(index, locale)}`,
        description.trim() || '–',
      ]),
    },
  ]
}
