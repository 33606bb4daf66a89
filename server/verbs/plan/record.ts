import type { PlanKind } from '#domain/entities/index.ts'

/** A plan record as the API gives it. */
export type PlanRecord = Record<string, unknown> & { _id: string; projectId: string; version: number }

export type PlanRow = {
  id: string
  project_id: string
  kind: PlanKind
  data: Record<string, unknown>
  version: number
}

/** Takes over the parsed data instead of copying it: it belongs to nobody else. */
export function recordOf(
  id: string,
  projectId: string,
  version: number,
  data: Record<string, unknown>,
): PlanRecord {
  return Object.assign(data, { _id: id, projectId, version })
}

export const rowRecord = (row: PlanRow) => recordOf(row.id, row.project_id, row.version, row.data)
