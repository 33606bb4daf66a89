import type { Pool, PoolClient } from 'pg'
import type { PlanKind } from '#domain/entities/index.ts'
import { AppError } from '#domain/errors.ts'
import type { Changes } from '#domain/plan/changes.ts'
import { modulesOf } from '#domain/plan/modules.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { writePlan } from '#domain/policies/project.ts'
import type { Proof } from '#server/auth/proof.ts'
import { sessionFacts } from '#server/auth/session-facts.ts'
import { authorize } from '#server/authorize.ts'
import { perPool } from '#server/db/per-pool.ts'
import { together } from '#server/together.ts'
import { factsOf, type PrintedFacts, printedFactColumns } from './project-facts.ts'
import type { PlanQuery } from './read-plan.ts'
import type { PlanRow } from './record.ts'

export type Target = NonNullable<PlanQuery>

/** Who writes, and what is left to prove of that. */
export type Writer = { readonly actor: Actor; readonly proof: Proof }

/** A record with all that decides about changing it. */
export type PlanItemRow = PrintedFacts &
  Omit<PlanRow, 'id'> & {
    item_id: string
    /** When this version was written, letter for letter. */
    written_at: string
    changes: Changes | null
    session: string | null
  }

type Asked = {
  readonly id: string
  readonly userId: string
  readonly kind: PlanKind
  readonly token: string | null
}

const itemOf = (asked: string) => `
select a.place, i.id as item_id, i.project_id, i.kind, i.data, i.version, i.updated_at::text as written_at, i.changes,
  ${printedFactColumns('a.user_id')}, ${sessionFacts('a.token')} as session
from ${asked} join plan_item i on i.id = a.id and i.kind = a.kind join project p on p.id = i.project_id
  join cohort c on c.id = p.cohort_id`

const seenItems = {
  name: 'plan-seen-items',
  text: itemOf(
    'unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality as a (id, user_id, kind, token, place)',
  ),
}

// The project is locked before the record, as in every other write: two who wait for each other would both fail.
const heldItem = {
  name: 'plan-locked-item',
  text: `${itemOf('(select $1::text, $2::text, $3::text, $4::text, 1) as a (id, user_id, kind, token, place)')}
  for key share of p for update of i`,
}

const seenTogether = perPool((db) =>
  together<Asked, PlanItemRow | null>((all) => see(db, all), { ways: 2, most: 20 }),
)

async function see(db: Pool, all: readonly Asked[]): Promise<(PlanItemRow | null)[]> {
  const columns = all.map(({ id, userId, kind, token }) => [id, userId, kind, token])
  const values = [0, 1, 2, 3].map((column) => columns.map((row) => row[column]))
  const { rows } = await db.query<PlanItemRow & { place: number }>({ ...seenItems, values })
  const found = new Map(rows.map(({ place, ...row }) => [place, row]))
  return all.map((_, index) => found.get(index + 1) ?? null)
}

/** The record for writing; null where there is none, NOT_FOUND for whoever may not even see it. */
export const seeItem = (db: Pool, writer: Writer, kind: PlanKind, target: Target) =>
  findItem(writer, kind, target, (asked) => seenTogether(db)(asked))

/** The same, held until the transaction ends. */
export const holdItem = (tx: PoolClient, writer: Writer, kind: PlanKind, target: Target) =>
  findItem(writer, kind, target, async ({ id, userId, kind: named, token }) => {
    const { rows } = await tx.query<PlanItemRow>({ ...heldItem, values: [id, userId, named, token] })
    return rows[0] ?? null
  })

async function findItem(
  writer: Writer,
  kind: PlanKind,
  target: Target,
  find: (asked: Asked) => Promise<PlanItemRow | null>,
): Promise<PlanItemRow | null> {
  if (!target._id)
    throw new AppError('BAD_USER_INPUT', {
      reason: 'required',
      fields: [{ field: '_id', reason: 'required' }],
    })
  const { actor, proof } = writer
  const { token } = proof
  const row = await find({ id: target._id, userId: actor.userId, kind, token })
  if (!row) return null
  if (token) proof.found(row.session)
  assertWritable(writer, kind, target, row)
  return row
}

export function assertWritable({ actor }: Writer, kind: PlanKind, target: Target, row: PlanItemRow): void {
  if (kind !== row.kind || (target.projectId && target.projectId !== row.project_id))
    throw new AppError('NOT_FOUND')
  authorize(writePlan(actor, factsOf(row), modulesOf(kind, row.data)))
}
