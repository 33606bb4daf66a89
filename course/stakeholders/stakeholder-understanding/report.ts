import { labelOf } from '#course/shared/segments.ts'
import { gridPicture } from '#course/stakeholders/shared/grid-picture.ts'
import { byWeight, quadrantOf, quadrants } from '#course/stakeholders/shared/power-interest.ts'
import { nameOf, stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import { positions } from '#domain/options/stakeholders.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { noteOf } from './understanding.ts'

const head = {
  en: ['No.', 'Stakeholder', 'What to do', 'Position', 'Wants', 'Worries'],
  es: ['N.º', 'Actor', 'Qué hacer', 'Postura', 'Quiere', 'Le preocupa'],
} as const

/** The grid told by position, and what everybody wants and fears. */
export const report: SummaryPart = (plan, locale) => {
  const stakeholders = stakeholdersOf(plan)
  const numbers = new Map(stakeholders.map(({ id }, index) => [id, index + 1]))
  const known = byWeight(stakeholders)
    .map((one) => ({
      ...one,
      wants: noteOf(plan, 'wants', one.id),
      worries: noteOf(plan, 'worries', one.id),
    }))
    .filter(({ position, wants, worries }) => position || wants || worries)
  if (known.length === 0) return []
  const { dots, frame: _, ...picture } = gridPicture(stakeholders, locale, { by: 'position', side: 440 })
  const table: Block = {
    kind: 'table',
    head: head[locale],
    rows: known.map((one) => [
      String(numbers.get(one.id)),
      nameOf(one, locale),
      labelOf(quadrants, quadrantOf(one), locale) || '–',
      labelOf(positions, one.position, locale) || '–',
      one.wants.trim() || '–',
      one.worries.trim() || '–',
    ]),
  }
  return dots.length > 0 ? [{ kind: 'picture', picture }, table] : [table]
}
