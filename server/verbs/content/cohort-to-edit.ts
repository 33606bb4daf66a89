import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { customiseStep } from '#domain/policies/content.ts'
import { authorize } from '#server/authorize.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { type CohortRow, cohortFactsOf, oneQuery } from '#server/verbs/cohorts/cohorts.ts'

/** The cohort whose texts the caller may change. Held, it waits for whoever changes them now. */
export async function cohortToEdit(
  db: Queryable,
  actor: Actor,
  cohortId: string,
  isHeld = false,
): Promise<CohortRow> {
  const text = isHeld ? `${oneQuery} for no key update of c` : oneQuery
  const { rows } = await db.query<CohortRow>(text, [cohortId, actor.userId, null])
  const [row] = rows
  if (!row) throw new AppError('NOT_FOUND')
  authorize(customiseStep(actor, cohortFactsOf(row)))
  return row
}
