import { readReview } from '#domain/policies/course.ts'
import type { Review, ReviewQueryInput } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { type FactRow, factColumns, factsOf, visibleProjects } from '#server/verbs/plan/project-facts.ts'
import { visibilityOf } from '#server/verbs/plan/read-plan.ts'

type ReviewRow = FactRow & Review & { readonly user_id: string }

const text = `
select r.id as "_id", r.role, r.user_id, r.project_id as "projectId", r.module, r.answers, ${factColumns('$1')}
from module_review r join project p on p.id = r.project_id join cohort c on c.id = p.cohort_id
where ${visibleProjects('project')} and ($4::text is null or r.project_id = $4)
  and ($5::text is null or r.user_id = $5) and ($6::text is null or r.module = $6)
order by r.id limit 100`

/** Module ratings: one's own, or all of a project for those who manage it. */
export async function reviews({ deps, actor }: Caller, query: ReviewQueryInput | null | undefined) {
  const { rows } = await deps.db.query<ReviewRow>(text, [
    ...visibilityOf(actor),
    query?.projectId ?? null,
    query?.user_id ?? null,
    query?.module ?? null,
  ])
  return rows.filter((row) => readReview(actor, factsOf(row), row.user_id) === 'allowed')
}
