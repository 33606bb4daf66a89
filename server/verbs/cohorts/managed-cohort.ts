import { AppError } from '#domain/errors.ts'
import { ownsOrg } from '#domain/policies/actor.ts'
import { manageCohort } from '#domain/policies/programme.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { anyQuery, approvalOf, type CohortRow, cohortFactsOf, fullRecord } from './cohorts.ts'

/** A cohort with what only those see who run it: its approval, its invite link, who is responsible. */
export async function managedCohort({ deps, actor }: Caller, id: string) {
  const { rows } = await deps.db.query<CohortRow>(anyQuery, [id, actor.userId, null])
  const [row] = rows
  if (!row) throw new AppError('NOT_FOUND')
  authorize(manageCohort(actor, cohortFactsOf(row)))
  const admins = await deps.db.query<{ user_id: string; name: string }>(
    `select u.id as user_id, u.name from users u
     where u.main_org = $1 and u.role = 'admin' and u.disabled_at is null order by u.name, u.id limit 100`,
    [row.org_id],
  )
  return {
    cohort: fullRecord(actor, row),
    approval: approvalOf(row),
    submitted_at: row.submitted_at,
    sent_back_message: row.sent_back_message,
    invite_code: row.invite_code,
    archived: row.archived_at !== null,
    is_hub: row.org === deps.env.HUB_ORG,
    is_mine: ownsOrg(actor, row.org_id),
    may_approve: actor.isSuper,
    admins: admins.rows,
  }
}
