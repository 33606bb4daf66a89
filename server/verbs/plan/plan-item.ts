import type { PlanKind } from '#domain/entities/index.ts'
import { AppError } from '#domain/errors.ts'
import type { Changes } from '#domain/plan/changes.ts'
import { modulesOf } from '#domain/plan/modules.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { writePlan } from '#domain/policies/project.ts'
import type { Proof } from '#server/auth/proof.ts'
import { sessionFacts } from '#server/auth/session-facts.ts'
import { authorize } from '#server/authorize.ts'
import type { Queryable } from '#server/db/transaction.ts'
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

const itemQuery = (lock: string) => `
select i.id as item_id, i.project_id, i.kind, i.data, i.version, i.updated_at::text as written_at, i.changes,
  ${printedFactColumns('$2')}, ${sessionFacts('$4')} as session
from plan_item i join project p on p.id = i.project_id join cohort c on c.id = p.cohort_id
where i.id = $1 and i.kind = $3 ${lock}`

// The project is locked before the record, as in every other write: two who wait for each other would both fail.
const statements = {
  seen: { name: 'plan-seen-item', text: itemQuery('') },
  held: { name: 'plan-locked-item', text: itemQuery('for key share of p for update of i') },
}

/** The record for writing; null where there is none, NOT_FOUND for whoever may not even see it. */
export async function findItem(
  db: Queryable,
  writer: Writer,
  kind: PlanKind,
  target: Target,
  way: keyof typeof statements,
): Promise<PlanItemRow | null> {
  if (!target._id)
    throw new AppError('BAD_USER_INPUT', {
      reason: 'required',
      fields: [{ field: '_id', reason: 'required' }],
    })
  const { actor, proof } = writer
  const { token } = proof
  const values = [target._id, actor.userId, kind, token]
  const { rows } = await db.query<PlanItemRow>({ ...statements[way], values })
  const [row] = rows
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
