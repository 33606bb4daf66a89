import type { Pool, PoolClient } from 'pg'
import { moduleBySlug } from '#course/course.ts'
import { singleKey } from '#course/single-answers.ts'
import { type PlanKind, planEntities } from '#domain/entities/index.ts'
import { AppError } from '#domain/errors.ts'
import { modulesOf } from '#domain/plan/modules.ts'
import { normalise } from '#domain/plan/normalise.ts'
import { applySet } from '#domain/plan/update.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { writePlan } from '#domain/policies/project.ts'
import { authorize } from '#server/authorize.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { validate } from '#server/validate.ts'
import { assertRoom, type PlanSize, planSize } from './plan-size.ts'
import { type FactRow, factColumns, factsOf } from './project-facts.ts'
import { type PlanRecord, type PlanRow, recordOf, rowRecord } from './record.ts'
import { checkReferences } from './references.ts'

const factsQuery = `
select ${factColumns('$2')}, size.*
from project p join cohort c on c.id = p.cohort_id ${planSize('$3')}
where p.id = $1 for key share of p`

// With its first record a module has begun, and has a progress. Here and not with the facts is looked whether the
// record was deleted since: by now the project is held, and nothing can be deleted meanwhile.
const insertQuery = `
with begun as (
  insert into progress (id, project_id, module_id, ord)
  select $8, $2, $9, $10::int where $9::text is not null on conflict do nothing
)
insert into plan_item (id, project_id, kind, data, single_key, updated_by, insert_key)
select $1, $2, $3, $4::jsonb, $5, $6, $7 where not exists (
  select 1 from plan_item_history h where h.project_id = $2 and h.insert_key = $7 and h.ended_by = 'delete')
on conflict do nothing returning version`

export async function insertPlan(
  db: Pool,
  actor: Actor,
  kind: PlanKind,
  given: { projectId: string } & Record<string, unknown>,
  insertKey: string | null = null,
): Promise<PlanRecord> {
  const { projectId, ...rest } = given
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.query<FactRow & PlanSize>({
      name: 'plan-insert-facts',
      text: factsQuery,
      values: [projectId, actor.userId, kind],
    })
    const [row] = rows
    if (!row) throw new AppError('NOT_FOUND')
    const modules = modulesOf(kind, rest)
    authorize(writePlan(actor, factsOf(row), modules))
    const entity = planEntities[kind]
    const data = normalise(
      kind,
      applySet(entity.fields, entity.defaults, validate(entity.fields, rest)),
      new Date().toISOString(),
    )
    await checkReferences(tx, projectId, kind, data)
    const stored = JSON.stringify(data)
    await assertRoom(tx, projectId, kind, row, stored)
    const id = newId()
    // What several modules share tells nothing about one of them.
    const module = modules.length === 1 ? moduleBySlug(modules[0] ?? '') : undefined
    const key = singleKey(kind, data)
    const inserted = await tx.query<{ version: number }>({
      name: 'plan-insert',
      text: insertQuery,
      values: [
        id,
        projectId,
        kind,
        stored,
        key,
        actor.userId,
        insertKey,
        newId(),
        module?.id ?? null,
        module?.number ?? null,
      ],
    })
    const [version] = inserted.rows
    if (!version) return alreadyThere(tx, projectId, kind, insertKey, key)
    return recordOf(id, projectId, version.version, data)
  })
}

/**
 * The same insert sent twice gives the same record, unless it was deleted meanwhile; a second record of a single kind is
 * a clash, with the record that stands there.
 */
async function alreadyThere(
  tx: PoolClient,
  projectId: string,
  kind: PlanKind,
  insertKey: string | null,
  single: string | null,
): Promise<PlanRecord> {
  const { rows } = await tx.query<PlanRow & { is_repeated: boolean }>(
    `select id, project_id, kind, data, version, insert_key is not distinct from $2 and $2 is not null as is_repeated
     from plan_item where project_id = $1 and (insert_key = $2 or single_key = $3) order by is_repeated desc limit 1`,
    [projectId, insertKey, single],
  )
  const [row] = rows
  if (!row) throw insertKey ? new AppError('NOT_FOUND', { reason: 'deleted' }) : new AppError('UNAVAILABLE')
  if (row.is_repeated && row.kind === kind) return rowRecord(row)
  // A key that was used for another kind of record says nothing about this one.
  throw new AppError('CONFLICT', {
    reason: 'alreadyExists',
    ...(row.kind === kind && { current: rowRecord(row) }),
  })
}
