import { AppError } from '#domain/errors.ts'
import { arePoints } from '#domain/programme/rubric.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { assessment, reviewedApplication } from './assessment.ts'
import { rubricOf } from './rubric.ts'

/** A reviewer gives points for every criterion, or other ones than before. */
export async function scoreApplication(context: Caller, id: string, points: readonly number[]) {
  const { deps, actor } = context
  await inTransaction(deps.db, async (tx) => {
    // The criteria do not change while points are given by them.
    const row = await reviewedApplication(tx, context, id, ' for share of c')
    const { criteria } = await rubricOf(tx, row.cohort_id, row.role)
    if (!arePoints(points, criteria)) throw new AppError('BAD_USER_INPUT', { reason: 'points1to5' })
    await tx.query(
      `insert into application_score (application_id, reviewer_id, points) values ($1, $2, $3)
       on conflict (application_id, reviewer_id) do update set points = excluded.points, updated_at = now()`,
      [id, actor.userId, points],
    )
  })
  return assessment(context, id)
}
