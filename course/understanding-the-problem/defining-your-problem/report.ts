import type { RoomReport } from '#course/contract/report.ts'
import { isOlder, olderNote } from '#course/understanding-the-problem/shared/basis.ts'
import { factList, factsOf } from '#course/understanding-the-problem/shared/problem-facts.ts'

/** The first sentence about the problem, and the five facts that it came from. */
export const report: RoomReport = (plan, locale, { lead, facts }) => {
  const definition = lead('problemDefinition')
  const isOld = definition.length > 0 && isOlder(plan, 'defining-your-problem', factList(factsOf(plan)))
  return [...definition, ...olderNote(isOld, locale), ...facts('who', 'what', 'where', 'when', 'evidence')]
}
