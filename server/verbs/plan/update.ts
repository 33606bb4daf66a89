import type { Pool, PoolClient } from 'pg'
import { singleKey } from '#course/single-answers.ts'
import { type PlanKind, planEntities } from '#domain/entities/index.ts'
import { AppError } from '#domain/errors.ts'
import { type Changes, conflictsOf, noteChanges } from '#domain/plan/changes.ts'
import { modulesOf } from '#domain/plan/modules.ts'
import { normalise } from '#domain/plan/normalise.ts'
import { applySet } from '#domain/plan/update.ts'
import { refsIn } from '#domain/plan/walk.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { writePlan } from '#domain/policies/project.ts'
import type { Proof } from '#server/auth/proof.ts'
import { sessionFacts } from '#server/auth/session-facts.ts'
import { authorize } from '#server/authorize.ts'
import { inTransaction, type Queryable } from '#server/db/transaction.ts'
import { validate } from '#server/validate.ts'
import { deletedRecord } from './deleted.ts'
import { assertFits, isSmallRecord } from './plan-size.ts'
import { type FactRow, factColumns, factsOf } from './project-facts.ts'
import type { PlanQuery } from './read-plan.ts'
import { type PlanRecord, type PlanRow, recordOf, rowRecord } from './record.ts'
import { checkReferences } from './references.ts'

type Target = NonNullable<PlanQuery>
type Data = Readonly<Record<string, unknown>>

const itemQuery = (lock: string) => `
select i.id as item_id, i.project_id, i.kind, i.data, i.version, i.changes, ${factColumns('$2')}, ${sessionFacts('$4')} as session
from plan_item i join project p on p.id = i.project_id join cohort c on c.id = p.cohort_id
where i.id = $1 and i.kind = $3 ${lock}`

// The project is locked before the record, as in every other write: two who wait for each other would both fail.
const statements = {
  seen: { name: 'plan-seen-item', text: itemQuery('') },
  held: { name: 'plan-locked-item', text: itemQuery('for key share of p for update of i') },
}

// Where somebody else was faster, there is no such version any more.
const updateQuery = `
with held as materialized (select id from project where id = $6 for key share)
update plan_item i set data = $2, single_key = $3, changes = $7, version = i.version + 1, updated_at = now(), updated_by = $4
from held where i.id = $1 and i.project_id = held.id and i.version = $5 returning i.version`

export type PlanItemRow = FactRow &
  Omit<PlanRow, 'id'> & { item_id: string; changes: Changes | null; session: string | null }

/** Who writes, and what is left to prove of that. */
export type Writer = { readonly actor: Actor; readonly proof: Proof }

/** The record for writing; null where there is none, NOT_FOUND for whoever may not even see it. */
export async function findItem(
  db: Queryable,
  { actor, proof }: Writer,
  kind: PlanKind,
  target: Target,
  way: keyof typeof statements,
): Promise<PlanItemRow | null> {
  if (!target._id)
    throw new AppError('BAD_USER_INPUT', {
      reason: 'required',
      fields: [{ field: '_id', reason: 'required' }],
    })
  const { token } = proof
  const values = [target._id, actor.userId, kind, token]
  const { rows } = await db.query<PlanItemRow>({ ...statements[way], values })
  const [row] = rows
  if (!row) return null
  if (token) proof.found(row.session)
  if (target.projectId && target.projectId !== row.project_id) throw new AppError('NOT_FOUND')
  authorize(writePlan(actor, factsOf(row), modulesOf(kind, row.data)))
  return row
}

/** The record as it is to be; refused where the writer or the data may not, or somebody was faster. */
function changed(
  { actor }: Writer,
  kind: PlanKind,
  row: PlanItemRow,
  { version: seen, ...given }: Record<string, unknown>,
) {
  const { fields } = planEntities[kind]
  const set = validate(fields, given)
  const next = applySet(fields, row.data, set)
  authorize(writePlan(actor, factsOf(row), modulesOf(kind, next)))
  if (typeof seen === 'number' && seen !== row.version) refuseConflict(row, seen, next, set)
  const data = normalise(kind, next, new Date().toISOString())
  return { set, data, stored: JSON.stringify(data), single: singleKey(kind, data) }
}

type Changed = ReturnType<typeof changed>

async function write(db: Queryable, { actor }: Writer, row: PlanItemRow, { data, stored, single }: Changed) {
  const changes = JSON.stringify(noteChanges(row.changes, row.version, row.data, data))
  const { rows } = await db.query<{ version: number }>({
    name: 'plan-update',
    text: updateQuery,
    values: [row.item_id, stored, single, actor.userId, row.version, row.project_id, changes],
  })
  return rows[0] ? recordOf(row.item_id, row.project_id, rows[0].version, data) : null
}

export async function updatePlan(
  db: Pool,
  writer: Writer,
  kind: PlanKind,
  target: Target,
  given: Record<string, unknown>,
): Promise<PlanRecord> {
  const row = await findItem(db, writer, kind, target, 'seen')
  const change = row && changed(writer, kind, row, given)
  const isAlone = change && isByItself(kind, row, change)
  const written = isAlone && (await write(db, writer, row, change))
  return written || inTransaction(db, (tx) => updateHeld(tx, writer, kind, target, given))
}

/** Nothing else has to be looked at, and held meanwhile, to know whether this change may be. */
function isByItself(kind: PlanKind, row: PlanItemRow, { set, stored, single }: Changed): boolean {
  return refsIn(kind, set).length === 0 && single === singleKey(kind, row.data) && isSmallRecord(stored)
}

async function updateHeld(
  tx: PoolClient,
  writer: Writer,
  kind: PlanKind,
  target: Target,
  given: Record<string, unknown>,
): Promise<PlanRecord> {
  const row = await findItem(tx, writer, kind, target, 'held')
  if (!row) throw await missing(tx, writer.actor, kind, target)
  const change = changed(writer, kind, row, given)
  const { set, stored, single } = change
  await checkReferences(tx, row.project_id, kind, set)
  if (single !== singleKey(kind, row.data)) await refuseSecond(tx, row, single)
  await assertFits(tx, row.project_id, stored, JSON.stringify(row.data))
  const written = await write(tx, writer, row, change)
  if (!written) throw new AppError('UNAVAILABLE')
  return written
}

async function missing(tx: PoolClient, actor: Actor, kind: PlanKind, target: Target): Promise<AppError> {
  const wasThere = await deletedRecord(tx, actor, kind, target)
  return new AppError('NOT_FOUND', wasThere ? { reason: 'deleted' } : {})
}

/** An answer that moves to where another one stands already. */
async function refuseSecond(tx: PoolClient, row: PlanItemRow, single: string | null) {
  if (single === null) return
  const { rows } = await tx.query<PlanRow>(
    `select id, project_id, kind, data, version from plan_item
     where project_id = $1 and single_key = $2 and id <> $3`,
    [row.project_id, single, row.item_id],
  )
  if (rows[0]) throw new AppError('CONFLICT', { reason: 'alreadyExists', current: rowRecord(rows[0]) })
}

function refuseConflict(row: PlanItemRow, seen: number, next: Data, set: Data): void {
  const conflicts = conflictsOf(row, seen, next, set)
  if (conflicts.length === 0) return
  throw new AppError('CONFLICT', {
    fields: conflicts.map((field) => ({ field, reason: 'changedSince' })),
    current: recordOf(row.item_id, row.project_id, row.version, row.data),
  })
}
