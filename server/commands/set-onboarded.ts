import { AppError } from '#domain/errors.ts'
import { onboardingGaps, type Profile } from '#domain/progress/onboarding.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Caller } from '#server/graphql/context.ts'
import { me } from '#server/queries/me.ts'
import { userColumns } from '#server/queries/user.ts'

/** Ends onboarding, once everything that this person's cohort asks for is there. */
export async function setOnboarded({ deps, actor }: Caller) {
  await inTransaction(deps.db, async (tx) => {
    const { rows } = await tx.query<Profile & { simple_onboard: boolean | null }>(
      `select ${userColumns}, c.simple_onboard from users u
       left join organisation o on o.id = u.main_org left join cohort c on c.id = u.cohort_id
       where u.id = $1 for update of u`,
      [actor.userId],
    )
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
  })
  return me(deps, actor)
}
