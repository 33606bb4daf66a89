import type { Pool, PoolClient } from 'pg'
import { singleKey } from '#course/single-answers.ts'
import { type PlanKind, planEntities } from '#domain/entities/index.ts'
import { AppError } from '#domain/errors.ts'
import { modulesOf } from '#domain/plan/modules.ts'
import { normalise } from '#domain/plan/normalise.ts'
import { applySet, conflictsOf } from '#domain/plan/update.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { writePlan } from '#domain/policies/project.ts'
import { authorize } from '#server/authorize.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { validate } from '#server/validate.ts'
import { deletedRecord } from './deleted.ts'
import { assertFits } from './plan-size.ts'
import { type FactRow, factColumns, factsOf } from './project-facts.ts'
import type { PlanQuery } from './read-plan.ts'
import { type PlanRecord, type PlanRow, recordOf, rowRecord } from './record.ts'
import { checkReferences } from './references.ts'

type Target = NonNullable<PlanQuery>

// The project is locked before the record, as in every other write: two who wait for each other would both fail.
const lockedItemQuery = `
select i.id as item_id, i.project_id, i.kind, i.data, i.version, ${factColumns('$2')}
from plan_item i join project p on p.id = i.project_id join cohort c on c.id = p.cohort_id
where i.id = $1 and i.kind = $3 for key share of p for update of i`

const updateQuery = `
update plan_item set data = $2, single_key = $3, version = version + 1, updated_at = now(), updated_by = $4
where id = $1 returning version`

export type LockedItem = FactRow & PlanRow

/** The record for writing; null where there is none, NOT_FOUND for whoever may not even see it. */
export async function lockItem(
  tx: PoolClient,
  actor: Actor,
  kind: PlanKind,
  target: Target,
): Promise<LockedItem | null> {
  if (!target._id)
    throw new AppError('BAD_USER_INPUT', {
      reason: 'required',
      fields: [{ field: '_id', reason: 'required' }],
    })
  const { rows } = await tx.query<LockedItem>({
    name: 'plan-locked-item',
    text: lockedItemQuery,
    values: [target._id, actor.userId, kind],
  })
  const [row] = rows
  if (!row) return null
  if (target.projectId && target.projectId !== row.project_id) throw new AppError('NOT_FOUND')
  authorize(writePlan(actor, factsOf(row), modulesOf(kind, row.data)))
  return row
}

export async function updatePlan(
  db: Pool,
  actor: Actor,
  kind: PlanKind,
  target: Target,
  given: Record<string, unknown>,
): Promise<PlanRecord> {
  const { version: seenVersion, ...rest } = given
  return inTransaction(db, async (tx) => {
    const row = await lockItem(tx, actor, kind, target)
    if (!row) throw await missing(tx, actor, kind, target)
    const id = target._id as string
    const { fields } = planEntities[kind]
    const set = validate(fields, rest)
    const next = applySet(fields, row.data, set)
    authorize(writePlan(actor, factsOf(row), modulesOf(kind, next)))
    if (typeof seenVersion === 'number' && seenVersion !== row.version) {
      await refuseConflict(tx, row, id, seenVersion, next, set)
    }
    await checkReferences(tx, row.project_id, kind, set)
    const data = normalise(kind, next, new Date().toISOString())
    const single = singleKey(kind, data)
    if (single !== singleKey(kind, row.data)) await refuseSecond(tx, row, id, single)
    const stored = JSON.stringify(data)
    await assertFits(tx, row.project_id, stored, JSON.stringify(row.data))
    const updated = await tx.query<{ version: number }>({
      name: 'plan-update',
      text: updateQuery,
      values: [id, stored, single, actor.userId],
    })
    return recordOf(id, row.project_id, updated.rows[0]?.version ?? row.version, data)
  })
}

async function missing(tx: PoolClient, actor: Actor, kind: PlanKind, target: Target): Promise<AppError> {
  const wasThere = await deletedRecord(tx, actor, kind, target)
  return new AppError('NOT_FOUND', wasThere ? { reason: 'deleted' } : {})
}

/** An answer that moves to where another one stands already. */
async function refuseSecond(tx: PoolClient, row: LockedItem, id: string, single: string | null) {
  if (single === null) return
  const { rows } = await tx.query<PlanRow>(
    `select id, project_id, kind, data, version from plan_item
     where project_id = $1 and single_key = $2 and id <> $3`,
    [row.project_id, single, id],
  )
  if (rows[0]) throw new AppError('CONFLICT', { reason: 'alreadyExists', current: rowRecord(rows[0]) })
}

async function refuseConflict(
  tx: PoolClient,
  row: LockedItem,
  id: string,
  seenVersion: number,
  next: Record<string, unknown>,
  set: Record<string, unknown>,
): Promise<void> {
  const { rows } = await tx.query<{ data: Record<string, unknown> }>(
    'select data from plan_item_history where id = $1 and version = $2',
    [id, seenVersion],
  )
  const seen = rows[0]?.data
  // A version nobody can have seen: treat every property as changed since.
  const conflicts = seen ? conflictsOf(seen, row.data, next, set) : Object.keys(set)
  if (conflicts.length === 0) return
  throw new AppError('CONFLICT', {
    fields: conflicts.map((field) => ({ field, reason: 'changedSince' })),
    current: recordOf(id, row.project_id, row.version, row.data),
  })
}
