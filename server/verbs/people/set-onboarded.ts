import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { canRegister } from '#domain/policies/programme.ts'
import { onboardingGaps, type Profile } from '#domain/progress/onboarding.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Env } from '#server/env.ts'
import { submit } from '#server/verbs/applications/submit-application.ts'
import { matchingFacts } from '#server/verbs/matching/matching-facts.ts'
import { me } from '#server/verbs/people/me.ts'
import { userColumns } from '#server/verbs/people/user.ts'

type Row = Profile & { simple_onboard: boolean | null; has_to_apply: boolean }

const profileQuery = `
select ${userColumns}, c.simple_onboard,
  c.archived_at is null
    and not exists (select 1 from application a where a.user_id = u.id and a.cohort_id = u.cohort_id)
    and not exists (select 1 from team_access t join project p on p.id = t.project_id
      where t.user_id = u.id and p.cohort_id = u.cohort_id) as has_to_apply
from users u left join organisation o on o.id = u.main_org left join cohort c on c.id = u.cohort_id
where u.id = $1 for update of u`

/** Ends onboarding once everything that the cohort asks for is there, and hands the application in. */
export async function setOnboarded({ deps, actor }: Caller) {
  await inTransaction(deps.db, async (tx) => {
    const { rows } = await tx.query<Row>(profileQuery, [actor.userId])
    const [profile] = rows
    if (!profile) throw new AppError('NOT_FOUND')
    if (actor.role !== 'admin') {
      const gaps = onboardingGaps(actor.role, profile, { simpleOnboard: profile.simple_onboard === true })
      if (gaps.length > 0) throw new AppError('BAD_USER_INPUT', { reason: 'incompleteProfile', fields: gaps })
    }
    await tx.query(
      'update users set onboarded = true, version = version + 1, updated_at = now() where id = $1',
      [actor.userId],
    )
    if (profile.has_to_apply) await applyIfOpen(tx, deps.env, actor)
  })
  return me(deps, actor)
}

/** The cohort may have closed since the sign-up: then the person is onboarded and chooses another one. */
async function applyIfOpen(tx: PoolClient, env: Env, actor: Actor): Promise<void> {
  if (!actor.cohortId || actor.role === 'admin') return
  const { cohort } = await matchingFacts(tx, actor, actor.cohortId)
  if (canRegister({ ...cohort, hasInvite: true }, new Date()) !== 'allowed') return
  await submit(tx, env, actor, actor.cohortId, null)
}
