import { listApplications } from '#domain/policies/application.ts'
import type { ApplicationQueryInput, StatusCount } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { matchingFacts } from '#server/verbs/matching/matching-facts.ts'
import { bounded } from '#server/verbs/plan/read-plan.ts'
import { type ApplicationRow, applicationColumns, applicationRecord } from './application-rows.ts'

const largestPage = 100

const newestFirst = 'a.created_at desc, a.id desc'
const orders: Record<string, string> = {
  CREATED_ASC: 'a.created_at, a.id',
  CREATED_DESC: newestFirst,
  NAME_ASC: 'u.last_name, u.first_name, a.id',
  NAME_DESC: 'u.last_name desc, u.first_name desc, a.id',
}

const matches = `a.cohort_id = $1 and ($2::text is null or a.role = $2)
  and ($3::text is null or u.name ilike '%' || $3 || '%' or u.email ilike '%' || $3 || '%'
    or u.business_details ->> 'givenBusinessName' ilike '%' || $3 || '%')`

const from = 'application a join cohort c on c.id = a.cohort_id join users u on u.id = a.user_id'

const pageQuery = (order: string) => `select ${applicationColumns} from ${from}
where ${matches} and ($4::text is null or a.status = $4) order by ${order} limit $5 offset $6`

const countQuery = `select a.status, count(*) from ${from} where ${matches} group by a.status`

/** The applications to a cohort, page by page, with how many stand where. */
export async function cohortApplications(
  { deps, actor }: Caller,
  query: ApplicationQueryInput,
  sortBy: string | null | undefined,
  limit: number | null | undefined,
  offset: number | null | undefined,
) {
  const { cohort } = await matchingFacts(deps.db, actor, query.cohort_id)
  authorize(listApplications(actor, cohort))
  const search = query.search?.trim().replace(/[\\%_]/g, '\\$&') || null
  const filter = [query.cohort_id, query.role ?? null, search]
  const [page, counted] = await Promise.all([
    deps.db.query<ApplicationRow>(pageQuery(orders[sortBy ?? ''] ?? newestFirst), [
      ...filter,
      query.status ?? null,
      bounded(limit, largestPage),
      Math.max(0, offset ?? 0),
    ]),
    deps.db.query<StatusCount>(countQuery, filter),
  ])
  const counts = counted.rows
  const total = counts.filter(({ status }) => !query.status || status === query.status)
  return {
    total: total.reduce((sum, { count }) => sum + count, 0),
    items: page.rows.map((row) => applicationRecord(actor, row)),
    counts,
  }
}
