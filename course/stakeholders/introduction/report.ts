import { solutionsOf } from '#course/stakeholders/shared/solutions.ts'
import { stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import { positions } from '#domain/options/stakeholders.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { reportWords } from './report-words.ts'

/** Who is around, in one paragraph: solutions, people, where they stand, and how close they are. */
export const report: SummaryPart = (plan, locale) => {
  const words = reportWords[locale]
  const stakeholders = stakeholdersOf(plan)
  if (stakeholders.length === 0) return []
  const standing = positions.flatMap(({ value }) => {
    const count = stakeholders.filter(({ position }) => position === value).length
    return count > 0 ? [words.standing[value](count)] : []
  })
  const strong = stakeholders.filter(({ relationship }) => relationship === 'Strong').length
  const solutions = solutionsOf(plan).length
  const said = [
    words.around(stakeholders.length, new Set(stakeholders.map(({ group }) => group)).size),
    standing.length > 0 ? words.stand(standing) : '',
    strong > 0 ? words.strong(strong) : '',
    solutions > 0 ? words.solutions(solutions) : '',
  ]
  return [
    { kind: 'heading', text: words.title },
    { kind: 'text', text: said.filter(Boolean).join(' '), tone: 'lead' },
  ]
}
