import { AppError } from '#domain/errors.ts'
import { submitApplication as maySubmit } from '#domain/policies/application.ts'
import { seesCohortCard } from '#domain/policies/programme.ts'
import type { ApplicationStatus } from '#domain/progress/application.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { type CohortRow, cohortFactsOf, standing } from '#server/verbs/cohorts/cohorts.ts'
import { me } from '#server/verbs/people/me.ts'

const cohortQuery = `
select c.*, ${standing('$2')}, c.invite_code = $3 or u.cohort_id = c.id as has_invite,
  coalesce((select a.status from application a where a.user_id = $2 and a.cohort_id = c.id), 'none') as own_status,
  exists (select 1 from team_access t join project p on p.id = t.project_id
    where t.user_id = $2 and p.cohort_id = c.id) as is_team_here,
  u.cohort_id <> c.id and u.application_status in ('pending', 'approved', 'waitlisted') as is_bound
from users u, cohort c where c.id = $1 and c.archived_at is null and u.id = $2 for update of u`

type Row = CohortRow & { own_status: ApplicationStatus; is_team_here: boolean; is_bound: boolean | null }

/** Remembers the cohort of somebody whose profile is not complete yet; onboarding hands the application in. */
export async function chooseCohort(
  { deps, actor }: Caller,
  cohortId: string,
  invite: string | null | undefined,
) {
  await inTransaction(deps.db, async (tx) => {
    const { rows } = await tx.query<Row>(cohortQuery, [cohortId, actor.userId, invite ?? null])
    const [cohort] = rows
    if (!cohort) throw new AppError('NOT_FOUND')
    const facts = cohortFactsOf(cohort)
    if (!seesCohortCard(actor, facts)) throw new AppError('NOT_FOUND')
    const own = { status: cohort.own_status, isTeamHere: cohort.is_team_here }
    authorize(maySubmit(actor, facts, own, new Date()))
    // Who waits or works in another cohort applies to a second one with submitApplication.
    if (cohort.is_bound) throw new AppError('CONFLICT', { reason: 'moveNotPossible' })
    await tx.query(
      `update users set cohort_id = $2, org_id = $3, application_status = $4, version = version + 1, updated_at = now()
       where id = $1`,
      [actor.userId, cohortId, cohort.org_id, cohort.own_status],
    )
  })
  return me(deps, actor)
}
