import type { PoolClient } from 'pg'
import type { PlanKind } from '#domain/entities/index.ts'
import { modulesOf } from '#domain/plan/modules.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { writePlan } from '#domain/policies/project.ts'
import { type FactRow, factColumns, factsOf } from './project-facts.ts'
import type { PlanQuery } from './read-plan.ts'
import { type PlanRecord, type PlanRow, recordOf } from './record.ts'

const deletedQuery = `
select h.project_id, h.data, h.version, ${factColumns('$2')}
from plan_item_history h join project p on p.id = h.project_id join cohort c on c.id = p.cohort_id
where h.id = $1 and h.kind = $3 and h.ended_by = 'delete' order by h.version desc limit 1`

/** The record as it last stood, for whoever could have deleted it themselves; for others it never existed. */
export async function deletedRecord(
  tx: PoolClient,
  actor: Actor,
  kind: PlanKind,
  { _id, projectId }: NonNullable<PlanQuery>,
): Promise<PlanRecord | null> {
  if (!_id) return null
  const { rows } = await tx.query<FactRow & PlanRow>(deletedQuery, [_id, actor.userId, kind])
  const [row] = rows
  if (!row || (projectId && projectId !== row.project_id)) return null
  if (writePlan(actor, factsOf(row), modulesOf(kind, row.data)) !== 'allowed') return null
  return recordOf(_id, row.project_id, row.version, row.data)
}
