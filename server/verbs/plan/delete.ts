import type { Pool, PoolClient } from 'pg'
import type { PlanKind } from '#domain/entities/index.ts'
import { AppError } from '#domain/errors.ts'
import type { PlanItem } from '#domain/plan/belonging.ts'
import { cascade } from '#domain/plan/cascade.ts'
import { type Current, noteChanges } from '#domain/plan/changes.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { proven } from '#server/auth/proof.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { deletedRecord } from './deleted.ts'
import { holdItem } from './plan-item.ts'
import type { PlanQuery } from './read-plan.ts'
import { type PlanRecord, recordOf } from './record.ts'

const projectLock = `
select 1 from plan_item i join project p on p.id = i.project_id where i.id = $1 for update of p`

// What loses an entry is kept as it stood, like what is deleted.
const changeQuery = `
update plan_item i set data = c.data, changes = c.changes, kept_at = null, version = i.version + 1, updated_at = now(),
  updated_by = $4
from unnest($1::text[], $2::jsonb[], $3::jsonb[]) as c (id, data, changes) where i.id = c.id`

type Target = NonNullable<PlanQuery>

/** Deletes a record and what belongs to it, and takes it out of every list that names it. */
export async function deletePlan(
  db: Pool,
  actor: Actor,
  kind: PlanKind,
  target: Target,
): Promise<PlanRecord> {
  return inTransaction(db, async (tx) => {
    // New records wait for this lock, so nothing can be hung onto what is being removed.
    await tx.query(projectLock, [target._id])
    const row = await holdItem(tx, { actor, proof: proven }, kind, target)
    if (!row) return alreadyDeleted(tx, actor, kind, target)
    const id = target._id as string
    const { rows } = await tx.query<PlanItem & Current>(
      'select id, kind, data, version, changes from plan_item where project_id = $1 order by id for update',
      [row.project_id],
    )
    const { removed, changed } = cascade(rows, id)
    await tx.query('delete from plan_item where id = any ($1)', [removed.map((item) => item.id)])
    if (changed.length > 0) {
      const noted = changed.map(({ item, data }) => noteChanges(item.changes, item.version, item.data, data))
      await tx.query(changeQuery, [
        changed.map(({ item }) => item.id),
        changed.map(({ data }) => JSON.stringify(data)),
        noted.map((changes) => JSON.stringify(changes)),
        actor.userId,
      ])
    }
    return recordOf(id, row.project_id, row.version, row.data)
  })
}

/** Two devices delete the same record: what the second one wanted is so. */
async function alreadyDeleted(
  tx: PoolClient,
  actor: Actor,
  kind: PlanKind,
  target: Target,
): Promise<PlanRecord> {
  const record = await deletedRecord(tx, actor, kind, target)
  if (!record) throw new AppError('NOT_FOUND')
  return record
}
