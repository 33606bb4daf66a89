import { type PlanKind, planEntities } from '#domain/entities/index.ts'

/** What is asked of a project beside the facts that decide about it. */
export type Part = PlanKind | 'project' | 'progresses' | 'feedbackCounts'

/** What a statement has for them: all kinds of a plan are one. */
const columnNames = ['project', 'progresses', 'feedbackCounts', 'plan'] as const
export type ColumnName = (typeof columnNames)[number]

const isKind = (part: Part): part is PlanKind => part in planEntities

export const kindsIn = (parts: ReadonlySet<Part>): PlanKind[] => [...parts].filter(isKind)

export function columnsFor(parts: ReadonlySet<Part>): ColumnName[] {
  const hasPlan = [...parts].some(isKind)
  return columnNames.filter((name) => (name === 'plan' ? hasPlan : parts.has(name)))
}
