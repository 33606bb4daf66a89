import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import type { Answer } from '#domain/policies/answer.ts'
import type { CohortFacts } from '#domain/policies/programme.ts'
import { authorize } from '#server/authorize.ts'
import { anyQuery, type CohortRow, cohortFactsOf, oneQuery } from './cohorts.ts'

type Policy = (actor: Actor, cohort: CohortFacts) => Answer

/** A cohort that nobody else changes meanwhile, for whom the policy lets go on. */
export async function lockedCohort(
  tx: PoolClient,
  actor: Actor,
  id: string,
  policy: Policy,
  { archivedToo = false } = {},
): Promise<CohortRow> {
  const text = archivedToo ? anyQuery : oneQuery
  const { rows } = await tx.query<CohortRow>(`${text} for no key update of c`, [id, actor.userId, null])
  const [row] = rows
  if (!row) throw new AppError('NOT_FOUND')
  authorize(policy(actor, cohortFactsOf(row)))
  return row
}
