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
import { authorize } from '#server/authorize.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { validate } from '#server/validate.ts'
import { deletedRecord } from './deleted.ts'
import { assertWritable, holdItem, type PlanItemRow, seeItem, type Target, type Writer } from './plan-item.ts'
import { assertFits, isSmallRecord } from './plan-size.ts'
import { factsOf } from './project-facts.ts'
import { type PlanRecord, type PlanRow, recordOf, rowRecord } from './record.ts'
import { checkReferences } from './references.ts'
import { guessed, rememberedItems } from './remembered-items.ts'
import { type RememberedWrite, writeTogether } from './write-together.ts'

type Data = Readonly<Record<string, unknown>>

// Where somebody else was faster, there is no such version any more.
const updateHeldItem = {
  name: 'plan-update-held',
  text: `with held as materialized (select id from project where id = $6 for key share)
  update plan_item i set data = $2, single_key = $3, changes = $7, version = i.version + 1, updated_at = now(),
    updated_by = $4
  from held where i.id = $1 and i.project_id = held.id and i.version = $5
  returning i.version, i.updated_at::text as written_at`,
}

type Written = Pick<PlanItemRow, 'version' | 'written_at'>
type RememberedUpdate = RememberedWrite &
  Written & { readonly data: Data; readonly single_key: string | null; readonly changes: Changes }

// What stood there when something happened around a review is kept: the mark that it was kept lately does not count.
const updateTogether = writeTogether<RememberedUpdate, Written & { id: string }>('plan-update-remembered', {
  change: 'update',
  columns: 'data jsonb, single_key text, changes jsonb, version integer, written_at timestamptz',
  write: `update plan_item i set data = a.data, single_key = a.single_key, changes = a.changes, version = i.version + 1,
    updated_at = now(), updated_by = a.user_id,
    kept_at = case when not exists (
      select from progress g where g.project_id = i.project_id and g.updated_at >= i.updated_at) then i.kept_at end
  from allowed a where i.id = a.id and i.project_id = a.project_id and i.version = a.version
    and i.updated_at = a.written_at`,
  answer: { written_at: 'i.updated_at::text' },
})

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

async function writeHeld(
  tx: PoolClient,
  { actor }: Writer,
  row: PlanItemRow,
  { data, stored, single }: Changed,
): Promise<PlanRecord | null> {
  const changes = noteChanges(row.changes, row.version, row.data, data)
  const values = [row.item_id, stored, single, actor.userId, row.version, row.project_id]
  const { rows } = await tx.query<Written>({
    ...updateHeldItem,
    values: [...values, JSON.stringify(changes)],
  })
  return rows[0] ? record({ ...row, ...rows[0], data }) : null
}

/** Nothing is held: everything that was decided by must still be as it was seen. */
async function writeSeen(
  db: Pool,
  { actor, proof }: Writer,
  row: PlanItemRow,
  { data, single }: Changed,
): Promise<PlanItemRow | null> {
  const { item_id: id, project_id, version, written_at, facts } = row
  const changes = noteChanges(row.changes, version, row.data, data)
  const { token, facts: session } = proof
  const who = { user_id: actor.userId, facts, token, session }
  const record = { id, project_id, version, written_at, data, single_key: single, changes }
  const written = await updateTogether(db, { ...record, ...who })
  return written && { ...row, version: written.version, written_at: written.written_at, changes, data }
}

export async function updatePlan(
  db: Pool,
  writer: Writer,
  kind: PlanKind,
  target: Target,
  given: Record<string, unknown>,
): Promise<PlanRecord> {
  const items = rememberedItems(db)
  const known = target._id ? items.find(writer.actor, target._id) : undefined
  const written =
    (known && (await updateRemembered(db, writer, kind, target, given, known))) ??
    (await updateSeen(db, writer, kind, target, given))
  if (!written) return inTransaction(db, (tx) => updateHeld(tx, writer, kind, target, given))
  items.keep(writer.actor, written.item_id, { ...written, data: { ...written.data } })
  return record(written)
}

const record = ({ item_id, project_id, version, data }: PlanItemRow) =>
  recordOf(item_id, project_id, version, data)

/** Without reading anything: the statement goes through only where what is remembered still holds. */
async function updateRemembered(
  db: Pool,
  writer: Writer,
  kind: PlanKind,
  target: Target,
  given: Record<string, unknown>,
  known: PlanItemRow,
): Promise<PlanItemRow | null> {
  const change = guessed(() => {
    assertWritable(writer, kind, target, known)
    return changed(writer, kind, known, given)
  })
  if (!change || !isByItself(kind, known, change)) return null
  const { token, facts } = writer.proof
  const written = await writeSeen(db, writer, known, change)
  if (!written) rememberedItems(db).forget(writer.actor, known.item_id)
  else if (token) writer.proof.found(facts)
  return written
}

async function updateSeen(
  db: Pool,
  writer: Writer,
  kind: PlanKind,
  target: Target,
  given: Record<string, unknown>,
): Promise<PlanItemRow | null> {
  const row = await seeItem(db, writer, kind, target)
  const change = row && changed(writer, kind, row, given)
  return change && isByItself(kind, row, change) ? writeSeen(db, writer, row, change) : null
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
  const row = await holdItem(tx, writer, kind, target)
  if (!row) throw await missing(tx, writer.actor, kind, target)
  const change = changed(writer, kind, row, given)
  const { set, stored, single } = change
  await checkReferences(tx, row.project_id, kind, set)
  if (single !== singleKey(kind, row.data)) await refuseSecond(tx, row, single)
  await assertFits(tx, row.project_id, stored, JSON.stringify(row.data))
  const written = await writeHeld(tx, writer, row, change)
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
