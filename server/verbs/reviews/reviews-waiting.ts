import { moduleById } from '#course/course.ts'
import type { QueryWaitingReviewsArgs, WaitingReview } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { visibleProjects } from '#server/verbs/plan/project-facts.ts'
import { bounded, visibilityOf } from '#server/verbs/plan/read-plan.ts'

const largestPage = 100

const textFor = (cohort: string) => `
with waiting as (
  select r.id as "_id", p.id as "projectId", p.name as project_name, p.cohort_id, p.mentor, g.ord as "order", g.module_id,
    r.number, r.requested_at
  from progress g join project p on p.id = g.project_id join cohort c on c.id = p.cohort_id
  join review_request r on r.project_id = g.project_id and r.module_id = g.module_id and r.number = g.request_count
  where ${visibleProjects('project')} and p.status in ('active', 'completed')
    and g.review_request and not g.finished ${cohort}
)
select (select count(*)::int from waiting) as total, coalesce(json_agg(to_json(page)), '[]') as items
from (
  select w.*, m.name as mentor_name from waiting w left join users m on m.id = w.mentor
  order by w.requested_at, w."_id" limit $4 offset $5
) page`

// A cohort is looked up by its key: one statement for both would go through the reviews of all.
const statements = {
  all: { name: 'reviews-waiting', text: textFor('') },
  ofCohort: { name: 'reviews-waiting-in-cohort', text: textFor('and p.cohort_id = $6') },
}

type Row = { total: number; items: (Omit<WaitingReview, 'module'> & { module_id: string })[] }

/** What mentors and organisers still have to read, and what a team still waits for; and how much that is in all. */
export async function waitingReviews(
  { deps, actor }: Caller,
  { cohortId, limit, offset }: QueryWaitingReviewsArgs,
) {
  const page = [bounded(limit, largestPage), Math.max(0, offset ?? 0)]
  const { rows } = await deps.db.query<Row>({
    ...(cohortId ? statements.ofCohort : statements.all),
    values: [...visibilityOf(actor), ...page, ...(cohortId ? [cohortId] : [])],
  })
  const { total = 0, items = [] } = rows[0] ?? {}
  return {
    total,
    items: items.map(({ module_id, ...item }) => ({ ...item, module: moduleById(module_id)?.slug ?? '' })),
  }
}
