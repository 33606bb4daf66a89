import type { RoomReport } from '#course/contract/report.ts'

/** The first sentence about the problem, and the five facts that it came from. */
export const report: RoomReport = (_plan, _locale, { lead, facts }) => [
  ...lead('problemDefinition'),
  ...facts('who', 'what', 'where', 'when', 'evidence'),
]
