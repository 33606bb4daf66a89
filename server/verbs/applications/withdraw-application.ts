import { AppError } from '#domain/errors.ts'
import { withdrawApplication as mayWithdraw, readApplication } from '#domain/policies/application.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { matchingFacts } from '#server/verbs/matching/matching-facts.ts'
import { findApplication } from './application-rows.ts'
import { factsOf, lockApplications, moveApplications } from './moving-rows.ts'

/** The applicant takes the application back. What was decided in the last minute is told to nobody then. */
export async function withdrawApplication(context: Caller, id: string) {
  const { deps, actor } = context
  await inTransaction(deps.db, async (tx) => {
    const rows = await lockApplications(tx, [id])
    for (const row of rows) {
      if (readApplication(actor, factsOf(row)) !== 'allowed') throw new AppError('NOT_FOUND')
      if (row.user_id !== actor.userId) throw new AppError('FORBIDDEN')
      const { cohort } = await matchingFacts(tx, actor, row.cohort_id)
      const own = { status: row.status, isTeamHere: false }
      authorize(mayWithdraw(actor, { ...cohort, hasInvite: true }, own, new Date()))
    }
    await moveApplications(tx, actor, rows, 'withdrawn', () => '')
    await tx.query('delete from untold_decision where application_id = $1', [id])
  })
  return findApplication(context, id)
}
