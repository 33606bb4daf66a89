import type { Actor } from '#domain/policies/actor.ts'
import { listApplications } from '#domain/policies/application.ts'
import type { FoundApplicationsInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { selectedIds } from '#server/lists/read-list.ts'
import { matchingFacts } from '#server/verbs/matching/matching-facts.ts'
import { applicationList, applicationsTo } from './application-list.ts'

/** All applications that a query of the list finds, not only those of the page. */
export async function foundApplications(
  db: Queryable,
  actor: Actor,
  { cohort_id, role, query }: FoundApplicationsInput,
): Promise<string[]> {
  const { cohort } = await matchingFacts(db, actor, cohort_id)
  authorize(listApplications(actor, cohort))
  return selectedIds(db, applicationList, { found: query }, applicationsTo(cohort_id, role, actor.userId))
}
