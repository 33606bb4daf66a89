import { option, text } from '#domain/fields.ts'
import { bugStatuses } from '#domain/options/programme.ts'
import { onlySuper } from '#domain/policies/programme.ts'
import type { ManagedBug, MutationSetBugStatusArgs } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { notify } from '#server/notices/notify.ts'
import { validate } from '#server/validate.ts'
import { knownBug } from './bugs.ts'

const fields = { status: option(bugStatuses), answer: text(5000) }

/** How far a report is; what is answered is told to whoever reported it, once. */
export async function setBugStatus({ deps, actor }: Caller, { _id: id, ...given }: MutationSetBugStatusArgs) {
  authorize(onlySuper(actor))
  validate(fields, given)
  const answer = given.answer?.trim() ?? ''
  return inTransaction(deps.db, async (tx) => {
    await tx.query('select from bug_report where id = $1 for no key update', [id])
    const bug = await knownBug(tx, id)
    const isNew = answer !== '' && answer !== bug.answer
    if (bug.status === given.status && !isNew) return bug
    await tx.query(
      `update bug_report set status = $2, answer = case when $3 then $4 else answer end,
         answered_at = case when $3 then now() else answered_at end,
         answered_by = case when $3 then $5 else answered_by end
       where id = $1`,
      [id, given.status, isNew, answer, actor.userId],
    )
    await audit(tx, actor, null, 'setBugStatus', 'bug', id, { from: bug.status, to: given.status })
    if (isNew && bug.userId) await notify(tx, deps.env, bug.userId, 'bugAnswered', noticeOf(bug, answer))
    return knownBug(tx, id)
  })
}

const noticeOf = ({ projectId, project_name, path }: ManagedBug, message: string) => ({
  project_id: projectId ?? null,
  ...(project_name ? { project_name } : {}),
  message,
  path: path ?? '/home',
})
