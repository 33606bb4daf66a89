import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import { type Actor, managesOrg } from '#domain/policies/actor.ts'
import { projectFields } from '#domain/programme/project.ts'
import type { Project, ProjectInsertInput } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { validate } from '#server/validate.ts'
import { projectColumns } from '#server/verbs/projects/projects.ts'

/** An approved entrepreneur's own project, once per cohort; managers make one for a person of their cohort. */
export async function createProject({ deps, actor }: Caller, given: ProjectInsertInput) {
  const { cohort_id: cohortId, owner_id: named, ...rest } = given
  const ownerId = named ?? actor.userId
  return inTransaction(deps.db, async (tx) => {
    const cohort = await cohortFor(tx, actor, cohortId, ownerId)
    const data = validate(projectFields, rest)
    if (data.name === '') throw new AppError('BAD_USER_INPUT', { reason: 'required' })
    const { rows } = await tx.query<Project>(
      `with made as (
         insert into project (id, name, cohort_id, org_id, owner_id, countries, problem, sectors, solution, stage, type, status)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'active')
         on conflict (owner_id, cohort_id) do nothing returning *
       ) select ${projectColumns} from made p join cohort c on c.id = p.cohort_id`,
      [
        newId(),
        data.name,
        cohortId,
        cohort.org_id,
        ownerId,
        data.countries ?? [],
        data.problem ?? '',
        data.sectors ?? [],
        data.solution ?? '',
        data.stage ?? null,
        data.type ?? '',
      ],
    )
    if (!rows[0]) throw new AppError('CONFLICT', { reason: 'alreadyExists' })
    return rows[0]
  })
}

type CohortRow = { org_id: string; is_known: boolean; is_approved: boolean; is_entrepreneur: boolean }

/** The cohort, if this person may have a project there made by this actor. */
async function cohortFor(tx: PoolClient, actor: Actor, cohortId: string, ownerId: string) {
  const { rows } = await tx.query<CohortRow>(
    `select c.org_id,
       c.approved and not c.private or exists (
         select 1 from application a where a.cohort_id = c.id and a.user_id = $2) as is_known,
       exists (select 1 from application a where a.cohort_id = c.id and a.user_id = $2
         and a.role = 'entrepreneur' and a.status = 'approved') as is_approved,
       exists (select 1 from users u where u.id = $2 and u.role = 'entrepreneur'
         and (u.cohort_id = c.id or u.org_id = c.org_id)) as is_entrepreneur
     from cohort c where c.id = $1 and c.archived_at is null for key share of c`,
    [cohortId, ownerId],
  )
  const [cohort] = rows
  if (!cohort) throw new AppError('NOT_FOUND')
  const isManager = managesOrg(actor, cohort.org_id)
  if (ownerId !== actor.userId && !isManager) throw new AppError('NOT_FOUND')
  const isAllowed = isManager ? cohort.is_entrepreneur : cohort.is_approved && actor.role === 'entrepreneur'
  if (!isAllowed) throw new AppError(isManager || !cohort.is_known ? 'NOT_FOUND' : 'FORBIDDEN')
  return cohort
}
