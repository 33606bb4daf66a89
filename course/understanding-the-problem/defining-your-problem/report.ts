import type { RoomReport } from '#course/contract/report.ts'
import { olderNote } from '#course/understanding-the-problem/shared/basis.ts'
import { definitionOf, factsOf } from '#course/understanding-the-problem/shared/problem-facts.ts'

/** The first sentence about the problem, and the five facts that it came from. */
export const report: RoomReport = (plan, locale, { lead, facts }) => [
  ...lead('problemDefinition'),
  ...olderNote(plan, definitionOf(factsOf(plan)), locale),
  ...facts('who', 'what', 'where', 'when', 'evidence'),
]
