import type { Pool } from 'pg'
import { type PlanKind, planEntities } from '#domain/entities/index.ts'
import { AppError } from '#domain/errors.ts'
import { modulesOf } from '#domain/plan/modules.ts'
import { normalise } from '#domain/plan/normalise.ts'
import { applySet } from '#domain/plan/update.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { writePlan } from '#domain/policies/project.ts'
import { singleKey } from '#domain/single-inputs.ts'
import { authorize } from '#server/authorize.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { validate } from '#server/validate.ts'
import { type FactRow, factColumns, factsOf } from './project-facts.ts'
import { type PlanRecord, type PlanRow, recordOf, rowRecord } from './record.ts'
import { checkReferences } from './references.ts'

/** More records of one kind than any plan needs; keeps one project from filling the database. */
const mostOfAKind = 1000

const factsQuery = `
select ${factColumns('$2')},
  (select count(*) from plan_item i where i.project_id = p.id and i.kind = $3) as of_this_kind
from project p join cohort c on c.id = p.cohort_id where p.id = $1 for key share of p`

const insertQuery = `
insert into plan_item (id, project_id, kind, data, single_key, updated_by) values ($1, $2, $3, $4, $5, $6)
on conflict (project_id, single_key) where single_key is not null do nothing returning version`

export async function insertPlan(
  db: Pool,
  actor: Actor,
  kind: PlanKind,
  given: { projectId: string } & Record<string, unknown>,
): Promise<PlanRecord> {
  const { projectId, ...rest } = given
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.query<FactRow & { of_this_kind: number }>({
      name: 'plan-insert-facts',
      text: factsQuery,
      values: [projectId, actor.userId, kind],
    })
    const [row] = rows
    if (!row) throw new AppError('NOT_FOUND')
    authorize(writePlan(actor, factsOf(row), modulesOf(kind, rest)))
    const entity = planEntities[kind]
    const data = normalise(
      kind,
      applySet(entity.fields, entity.defaults, validate(entity.fields, rest)),
      new Date().toISOString(),
    )
    await checkReferences(tx, projectId, kind, data)
    if (row.of_this_kind >= mostOfAKind) throw new AppError('BAD_USER_INPUT', { reason: 'tooMany' })
    const id = newId()
    const key = singleKey(kind, data)
    const inserted = await tx.query<{ version: number }>({
      name: 'plan-insert',
      text: insertQuery,
      values: [id, projectId, kind, JSON.stringify(data), key, actor.userId],
    })
    const [version] = inserted.rows
    if (!version)
      throw new AppError('CONFLICT', { reason: 'alreadyExists', current: await existing(tx, projectId, key) })
    return recordOf(id, projectId, version.version, data)
  })
}

async function existing(tx: { query: Pool['query'] }, projectId: string, key: string | null) {
  const { rows } = await tx.query<PlanRow>(
    'select id, project_id, kind, data, version from plan_item where project_id = $1 and single_key = $2',
    [projectId, key],
  )
  return rows[0] && rowRecord(rows[0])
}
