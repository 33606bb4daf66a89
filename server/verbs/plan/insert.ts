import type { Pool, PoolClient } from 'pg'
import { moduleBySlug } from '#course/course.ts'
import { singleKey } from '#course/single-answers.ts'
import { type PlanKind, planEntities } from '#domain/entities/index.ts'
import { AppError } from '#domain/errors.ts'
import { modulesOf } from '#domain/plan/modules.ts'
import { normalise } from '#domain/plan/normalise.ts'
import { applySet } from '#domain/plan/update.ts'
import { refsIn } from '#domain/plan/walk.ts'
import { writePlan } from '#domain/policies/project.ts'
import { sessionFacts } from '#server/auth/session-facts.ts'
import { authorize } from '#server/authorize.ts'
import { inTransaction, type Queryable } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { validate } from '#server/validate.ts'
import type { Writer } from './plan-item.ts'
import {
  assertRoom,
  hasRoom,
  isNearLimit,
  isSmallRecord,
  mostUncounted,
  type PlanSize,
  planSize,
} from './plan-size.ts'
import { factsOf, type PrintedFacts, printedFactColumns } from './project-facts.ts'
import { type PlanRecord, type PlanRow, recordOf, rowRecord } from './record.ts'
import { checkReferences } from './references.ts'
import { guessed, rememberedFacts } from './remembered-items.ts'
import { type RememberedWrite, writeTogether } from './write-together.ts'

const factsQuery = (lock: string) => `
select ${printedFactColumns('$2')}, size.*, ${sessionFacts('$4')} as session
from project p join cohort c on c.id = p.cohort_id ${planSize('$3')}
where p.id = $1 ${lock}`

const statements = {
  seen: { name: 'plan-insert-seen', text: factsQuery('') },
  held: { name: 'plan-insert-facts', text: factsQuery('for key share of p') },
}

// With its first record a module has begun, and has a progress. Here and not with the facts is looked whether the
// record was deleted since: by now the project is held, and nothing can be deleted meanwhile.
const insertHeldItem = {
  name: 'plan-insert-held',
  text: `with held as materialized (select id from project where id = $2 for key share),
begun as (
  insert into progress (id, project_id, module_id, ord)
  select $8, id, $9, $10::int from held where $9::text is not null
    and not exists (select 1 from progress g where g.project_id = $2 and g.module_id = $9)
  on conflict do nothing
)
insert into plan_item (id, project_id, kind, data, single_key, updated_by, insert_key)
select $1, id, $3, $4::jsonb, $5, $6, $7 from held where $7::text is null or not exists (
  select 1 from plan_item_history h where h.project_id = $2 and h.insert_key = $7 and h.ended_by = 'delete')
on conflict do nothing returning version`,
}

type RememberedInsert = RememberedWrite & {
  readonly kind: PlanKind
  readonly data: Readonly<Record<string, unknown>>
  readonly single_key: string | null
  readonly progress_id: string
  readonly module_id: string | null
  readonly ord: number | null
  /** Whether the plan is to be counted before the record is let in. */
  readonly counts: boolean
}

const insertTogether = writeTogether<RememberedInsert, { id: string; version: number }>(
  'plan-insert-remembered',
  {
    change: 'insert',
    columns:
      'kind text, data jsonb, single_key text, progress_id text, module_id text, ord integer, counts boolean',
    condition: `case when g.counts then ${hasRoom('g.project_id')} else true end`,
    also: `begun as (
      insert into progress (id, project_id, module_id, ord)
      select progress_id, project_id, module_id, ord from allowed a where module_id is not null
        and not exists (select 1 from progress p where p.project_id = a.project_id and p.module_id = a.module_id)
      on conflict do nothing
    )`,
    write: `insert into plan_item as i (id, project_id, kind, data, single_key, updated_by)
      select id, project_id, kind, data, single_key, user_id from allowed
      on conflict do nothing`,
  },
)

type Given = { projectId: string } & Record<string, unknown>

export async function insertPlan(
  db: Pool,
  writer: Writer,
  kind: PlanKind,
  given: Given,
  insertKey: string | null = null,
): Promise<PlanRecord> {
  // What was deleted meanwhile is only seen while the project is held.
  const record =
    insertKey === null
      ? ((await insertRemembered(db, writer, kind, given)) ?? (await insertAtOnce(db, writer, kind, given)))
      : null
  return record ?? inTransaction(db, (tx) => insertHeld(tx, writer, kind, given, insertKey))
}

/** Without reading anything: the statement goes through only where what is remembered still holds. */
async function insertRemembered(
  db: Pool,
  writer: Writer,
  kind: PlanKind,
  given: Given,
): Promise<PlanRecord | null> {
  const facts = rememberedFacts(db).find(writer.actor, given.projectId)
  const item = facts && guessed(() => newItem(kind, given))
  if (!item || refsIn(kind, item.data).length > 0 || !isSmallRecord(item.stored)) return null
  if (writePlan(writer.actor, factsOf(facts), item.modules) !== 'allowed') return null
  const { token, facts: session } = writer.proof
  facts.uncounted = facts.uncounted < mostUncounted ? facts.uncounted + 1 : 0
  const record = await writeSeen(db, writer, item, facts, facts.uncounted === 0)
  if (!record) rememberedFacts(db).forget(writer.actor, given.projectId)
  else if (token) writer.proof.found(session)
  return record
}

/** For a record that touches nothing but itself; null where more has to be looked at. */
async function insertAtOnce(
  db: Pool,
  writer: Writer,
  kind: PlanKind,
  given: Given,
): Promise<PlanRecord | null> {
  const size = await findFacts(db, writer, kind, given, 'seen')
  const item = newItem(kind, given)
  if (isNearLimit(size)) return null
  rememberedFacts(db).keep(writer.actor, given.projectId, { ...size, uncounted: 0 })
  if (refsIn(kind, item.data).length > 0 || !isSmallRecord(item.stored)) return null
  return (
    (await writeSeen(db, writer, item, size, false)) ??
    alreadyThere(db, given.projectId, kind, null, item.single)
  )
}

async function insertHeld(
  tx: PoolClient,
  writer: Writer,
  kind: PlanKind,
  given: Given,
  insertKey: string | null,
): Promise<PlanRecord> {
  const { projectId } = given
  const size = await findFacts(tx, writer, kind, given, 'held')
  const item = newItem(kind, given)
  await checkReferences(tx, projectId, kind, item.data)
  await assertRoom(tx, projectId, kind, size, item.stored)
  const record =
    (await writeHeld(tx, writer, item, insertKey)) ??
    (await alreadyThere(tx, projectId, kind, insertKey, item.single))
  if (record) return record
  throw insertKey ? new AppError('NOT_FOUND', { reason: 'deleted' }) : new AppError('UNAVAILABLE')
}

async function findFacts(
  db: Queryable,
  { actor, proof }: Writer,
  kind: PlanKind,
  { projectId, ...given }: Given,
  way: keyof typeof statements,
): Promise<PrintedFacts & PlanSize> {
  const { token } = proof
  const values = [projectId, actor.userId, kind, token]
  const { rows } = await db.query<PrintedFacts & PlanSize & { session: string | null }>({
    ...statements[way],
    values,
  })
  const [row] = rows
  if (!row) throw new AppError('NOT_FOUND')
  if (token) proof.found(row.session)
  authorize(writePlan(actor, factsOf(row), modulesOf(kind, given)))
  return row
}

function newItem(kind: PlanKind, { projectId, ...given }: Given) {
  const { fields, defaults } = planEntities[kind]
  const data = normalise(kind, applySet(fields, defaults, validate(fields, given)), new Date().toISOString())
  const modules = modulesOf(kind, given)
  // What several modules share tells nothing about one of them.
  const module = modules.length === 1 ? moduleBySlug(modules[0] ?? '') : undefined
  return {
    id: newId(),
    projectId,
    kind,
    data,
    stored: JSON.stringify(data),
    single: singleKey(kind, data),
    modules,
    module,
  }
}

type NewItem = ReturnType<typeof newItem>

async function writeHeld(
  tx: PoolClient,
  { actor }: Writer,
  { id, projectId, kind, data, stored, single, module }: NewItem,
  insertKey: string | null,
): Promise<PlanRecord | null> {
  const progress = [newId(), module?.id ?? null, module?.number ?? null]
  const { rows } = await tx.query<{ version: number }>({
    ...insertHeldItem,
    values: [id, projectId, kind, stored, single, actor.userId, insertKey, ...progress],
  })
  return rows[0] ? recordOf(id, projectId, rows[0].version, data) : null
}

/** Nothing is held: everything that was decided by must still be as it was seen. */
async function writeSeen(
  db: Pool,
  { actor, proof }: Writer,
  { id, projectId, kind, data, single, module }: NewItem,
  { facts }: PrintedFacts,
  counts: boolean,
): Promise<PlanRecord | null> {
  const who = { user_id: actor.userId, facts, token: proof.token, session: proof.facts }
  const progress = { progress_id: newId(), module_id: module?.id ?? null, ord: module?.number ?? null }
  const record = { id, project_id: projectId, kind, data, single_key: single, counts }
  const written = await insertTogether(db, { ...record, ...progress, ...who })
  return written && recordOf(id, projectId, written.version, data)
}

/**
 * The same insert sent twice gives the same record, unless it was deleted meanwhile; a second record of a single kind is
 * a clash, with the record that stands there. Null where nothing does.
 */
async function alreadyThere(
  tx: Queryable,
  projectId: string,
  kind: PlanKind,
  insertKey: string | null,
  single: string | null,
): Promise<PlanRecord | null> {
  if (insertKey === null && single === null) return null
  const { rows } = await tx.query<PlanRow & { is_repeated: boolean }>(
    `select id, project_id, kind, data, version, insert_key is not distinct from $2 and $2 is not null as is_repeated
     from plan_item where project_id = $1 and (insert_key = $2 or single_key = $3) order by is_repeated desc limit 1`,
    [projectId, insertKey, single],
  )
  const [row] = rows
  if (!row) return null
  if (row.is_repeated && row.kind === kind) return rowRecord(row)
  // A key that was used for another kind of record says nothing about this one.
  throw new AppError('CONFLICT', {
    reason: 'alreadyExists',
    ...(row.kind === kind && { current: rowRecord(row) }),
  })
}
