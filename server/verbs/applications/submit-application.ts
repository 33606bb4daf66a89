import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { submitApplication as maySubmit } from '#domain/policies/application.ts'
import { seesCohortCard } from '#domain/policies/programme.ts'
import { type ApplicationStatus, statusOnSubmit } from '#domain/progress/application.ts'
import { onboardingGaps, type Profile } from '#domain/progress/onboarding.ts'
import { afterDecision } from '#domain/progress/project-status.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Env } from '#server/env.ts'
import { newId } from '#server/new-id.ts'
import { tellApplication } from '#server/notices/tell-application.ts'
import { type CohortRow, cohortFactsOf, standing } from '#server/verbs/cohorts/cohorts.ts'
import { userColumns } from '#server/verbs/people/user.ts'
import { findApplication } from './application-rows.ts'
import { showSubmitted } from './show-in-profile.ts'

const cohortQuery = `
select c.*, ${standing('$2')}, c.invite_code = $3 as has_invite,
  (select a.id from application a where a.user_id = $2 and a.cohort_id = c.id) as application_id,
  coalesce((select a.status from application a where a.user_id = $2 and a.cohort_id = c.id), 'none') as own_status,
  exists (select 1 from team_access t join project p on p.id = t.project_id
    where t.user_id = $2 and p.cohort_id = c.id) as is_team_here
from cohort c where c.id = $1 and c.archived_at is null for key share of c`

type Row = CohortRow & {
  self_guided: boolean
  simple_onboard: boolean
  application_id: string | null
  own_status: ApplicationStatus
  is_team_here: boolean
}

/** Applies to a cohort with the profile as it is. An entrepreneur's application brings the project into being. */
export async function submitApplication(
  context: Caller,
  cohortId: string,
  invite: string | null | undefined,
) {
  const { deps, actor } = context
  const id = await inTransaction(deps.db, (tx) => submit(tx, deps.env, actor, cohortId, invite ?? null))
  return findApplication(context, id)
}

export async function submit(
  tx: PoolClient,
  env: Env,
  actor: Actor,
  cohortId: string,
  invite: string | null,
): Promise<string> {
  // Two submits of one person at once wait for each other here.
  const people = await tx.query<Profile>(
    `select ${userColumns} from users u left join organisation o on o.id = u.main_org where u.id = $1 for update of u`,
    [actor.userId],
  )
  const { rows } = await tx.query<Row>(cohortQuery, [cohortId, actor.userId, invite])
  const [cohort] = rows
  const [profile] = people.rows
  if (!cohort || !profile) throw new AppError('NOT_FOUND')
  // Whoever signed up with the invite link of a private cohort carries it in their profile.
  const facts = {
    ...cohortFactsOf(cohort),
    hasInvite: cohort.has_invite === true || actor.cohortId === cohortId,
  }
  if (!seesCohortCard(actor, facts)) throw new AppError('NOT_FOUND')
  const own = { status: cohort.own_status, isTeamHere: cohort.is_team_here }
  authorize(maySubmit(actor, facts, own, new Date()))
  refuseGaps(actor, profile, cohort.simple_onboard)
  const status = statusOnSubmit({ selfGuided: cohort.self_guided, isPrivate: cohort.private })
  const projectId =
    actor.role === 'entrepreneur' ? await bringProject(tx, actor, cohort, profile, status) : null
  const id = await record(tx, actor, cohort, status, projectId)
  await showSubmitted(tx, { userId: actor.userId, cohortId, orgId: cohort.org_id, status })
  await tellApplication(tx, env, { userId: actor.userId, role: actor.role, cohort, status })
  return id
}

function refuseGaps(actor: Actor, profile: Profile, simpleOnboard: boolean): void {
  if (actor.role === 'admin') return
  const gaps = onboardingGaps(actor.role, profile, { simpleOnboard })
  if (gaps.length > 0) throw new AppError('BAD_USER_INPUT', { reason: 'incompleteProfile', fields: gaps })
}

async function record(
  tx: PoolClient,
  actor: Actor,
  cohort: Row,
  status: ApplicationStatus,
  projectId: string | null,
) {
  const { rows } = await tx.query<{ id: string }>(
    `insert into application (id, user_id, cohort_id, project_id, role, status) values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, cohort_id) do update set status = excluded.status, project_id = excluded.project_id,
       version = application.version + 1, updated_at = now()
     returning id`,
    [newId(), actor.userId, cohort.id, projectId, actor.role, status],
  )
  const id = rows[0]?.id ?? ''
  await tx.query(
    'insert into application_event (id, application_id, from_status, to_status, author_id) values ($1, $2, $3, $4, $5)',
    [newId(), id, cohort.own_status, status, actor.userId],
  )
  return id
}

/** The project as the business details describe it; one that was withdrawn before comes back. */
async function bringProject(
  tx: PoolClient,
  actor: Actor,
  cohort: Row,
  profile: Profile,
  status: ApplicationStatus,
) {
  const details = profile.businessDetails ?? {}
  const { rows } = await tx.query<{ id: string }>(
    `insert into project (id, name, cohort_id, org_id, owner_id, countries, sectors, problem, solution, stage, type, status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (owner_id, cohort_id) do update set status = excluded.status, version = project.version + 1, updated_at = now()
     returning id`,
    [
      newId(),
      details.givenBusinessName ?? '',
      cohort.id,
      cohort.org_id,
      actor.userId,
      details.selectedCountries ?? [],
      details.selectedSector ?? [],
      details.givenProblemDes ?? '',
      details.givenSolutionDes ?? '',
      details.selectedAboutSocBus ?? null,
      details.selectedProduct ?? '',
      afterDecision('applied', status),
    ],
  )
  return rows[0]?.id ?? null
}
