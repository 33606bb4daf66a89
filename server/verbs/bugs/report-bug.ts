import { AppError } from '#domain/errors.ts'
import { reportBug as policy } from '#domain/policies/course.ts'
import { bugFields } from '#domain/programme/course.ts'
import type { BugReport, MutationReportBugArgs } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { validate } from '#server/validate.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import { refuseOtherPerson } from '#server/verbs/refuse-other-person.ts'

const mostPerHour = 20

/** About a project that the caller knows, or, with an empty id, about a page without one. */
export async function reportBug({ deps, actor }: Caller, given: MutationReportBugArgs) {
  refuseOtherPerson(actor, given.userId)
  const description = given.message?.trim() ?? ''
  const place = { module: given.module ?? '', step: given.step ?? '' }
  return inTransaction(deps.db, async (tx) => {
    if (given.projectId !== '') authorize(policy(actor, await factsForWriting(tx, actor, given.projectId)))
    if (description === '') throw new AppError('BAD_USER_INPUT', { reason: 'noDescription' })
    validate(bugFields, { description, ...place })
    // Whoever sends several at once is counted one after the other.
    await tx.query('select from users where id = $1 for no key update', [actor.userId])
    const recent = await tx.query<{ count: number }>(
      `select count(*) from bug_report where user_id = $1 and created_at > now() - interval '1 hour'`,
      [actor.userId],
    )
    if ((recent.rows[0]?.count ?? 0) >= mostPerHour) throw new AppError('RATE_LIMITED', { retryAfter: 3600 })
    const { rows } = await tx.query<BugReport>(
      `insert into bug_report (id, project_id, module, step, user_id, time, description)
       values ($1, $2, $3, $4, $5, $6, $7)
       returning id as "_id", project_id as "projectId", module, step, user_id as "userId", time, description, status`,
      [newId(), given.projectId || null, place.module, place.step, actor.userId, Date.now(), description],
    )
    return rows[0]
  })
}
