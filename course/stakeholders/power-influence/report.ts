import { labelOf } from '#course/shared/segments.ts'
import { gridPicture } from '#course/stakeholders/shared/grid-picture.ts'
import { gridWords } from '#course/stakeholders/shared/grid-words.ts'
import { quadrantOf, quadrants } from '#course/stakeholders/shared/power-interest.ts'
import { nameOf, stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import type { SummaryPart } from '#domain/report/block.ts'

const head = {
  en: ['No.', 'Stakeholder', gridWords.en.power, gridWords.en.interest, 'What to do'],
  es: ['N.º', 'Actor', gridWords.es.power, gridWords.es.interest, 'Qué hacer'],
} as const

/** The grid, and the same as a table. */
export const report: SummaryPart = (plan, locale) => {
  const { dots, frame: _, ...picture } = gridPicture(stakeholdersOf(plan), locale, { by: 'group', side: 440 })
  if (dots.length === 0) return []
  return [
    { kind: 'picture', picture },
    {
      kind: 'table',
      head: head[locale],
      rows: dots.map(({ number, stakeholder }) => [
        String(number),
        nameOf(stakeholder, locale),
        String(stakeholder.power),
        String(stakeholder.interest),
        labelOf(quadrants, quadrantOf(stakeholder), locale),
      ]),
    },
  ]
}
