import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import type { ProjectFacts } from '#domain/policies/project.ts'
import { transferProject as policy } from '#domain/policies/stewardship.ts'
import type { MutationTransferProjectArgs } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { audit } from '#server/notices/audit.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import { projectById } from './projects.ts'

/** Another owner, another cohort, or both. The cohort brings its organisation; plan, progress and talks go along. */
export async function transferProject(context: Caller, given: MutationTransferProjectArgs) {
  const { deps, actor } = context
  const { projectId } = given
  await inTransaction(deps.db, async (tx) => {
    const facts = await factsForWriting(tx, actor, projectId, 'update')
    const cohortId = given.cohort_id ?? facts.cohortId
    const orgId = given.cohort_id ? await organisationOf(tx, given.cohort_id) : facts.orgId
    authorize(policy(actor, facts, { orgId }))
    const ownerId = given.owner_id ?? facts.ownerId
    if (ownerId === facts.ownerId && cohortId === facts.cohortId) return
    if (ownerId !== facts.ownerId) await assertOwner(tx, actor, facts, ownerId)
    // Whoever follows a project belongs to the organisation that runs it.
    if (orgId !== facts.orgId && facts.mentorId)
      throw new AppError('CONFLICT', { reason: 'projectHasMentor' })
    await tx.query(
      `update project set owner_id = $2, cohort_id = $3, org_id = $4, version = version + 1, updated_at = now()
       where id = $1`,
      [projectId, ownerId, cohortId, orgId],
    )
    await tx.query('delete from team_access where project_id = $1 and user_id = $2', [projectId, ownerId])
    await settleIn(tx, { projectId, ownerId, cohortId, orgId })
    for (const org of new Set([facts.orgId, orgId]))
      await audit(tx, actor, org, 'transferProject', 'project', projectId, { ownerId, cohortId })
  })
  return projectById(context, projectId)
}

async function organisationOf(tx: PoolClient, cohortId: string): Promise<string> {
  const { rows } = await tx.query<{ org_id: string }>(
    'select org_id from cohort where id = $1 and archived_at is null',
    [cohortId],
  )
  if (!rows[0]) throw new AppError('NOT_FOUND')
  return rows[0].org_id
}

/** An entrepreneur with an account that works; for an owner of the organisation, one of their own people. */
async function assertOwner(tx: PoolClient, actor: Actor, facts: ProjectFacts, userId: string): Promise<void> {
  const { rowCount } = await tx.query(
    `select 1 from users where id = $1 and role = 'entrepreneur' and disabled_at is null and ($2 or org_id = $3)`,
    [userId, actor.isSuper, facts.orgId],
  )
  if (!rowCount) throw new AppError('NOT_FOUND')
}

type Settled = { projectId: string; ownerId: string; cohortId: string; orgId: string }

/** The owner takes part in the cohort as if they had applied there with this project. */
async function settleIn(tx: PoolClient, { projectId, ownerId, cohortId, orgId }: Settled): Promise<void> {
  await tx.query(
    'update application set project_id = null where project_id = $1 and (user_id, cohort_id) <> ($2, $3)',
    [projectId, ownerId, cohortId],
  )
  await tx.query(
    `insert into application (id, user_id, cohort_id, project_id, role, status)
     values ($1, $2, $3, $4, 'entrepreneur', 'approved')
     on conflict (user_id, cohort_id) do update set project_id = excluded.project_id, status = 'approved',
       version = application.version + 1, updated_at = now()`,
    [newId(), ownerId, cohortId, projectId],
  )
  await tx.query(
    `update users set cohort_id = $2, org_id = $3, application_status = 'approved', version = version + 1,
       updated_at = now() where id = $1`,
    [ownerId, cohortId, orgId],
  )
}
