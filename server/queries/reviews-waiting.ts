import { moduleById } from '#course/course.ts'
import type { Caller } from '#server/graphql/context.ts'
import { visibleProjects } from '#server/plan/project-facts.ts'
import { visibilityOf } from '#server/plan/read-plan.ts'

const text = `
select r.id as "_id", p.id as "projectId", p.name as project_name, p.cohort_id, p.mentor, m.name as mentor_name, g.ord as "order",
  g.module_id, r.number, r.requested_at
from progress g join project p on p.id = g.project_id join cohort c on c.id = p.cohort_id
join review_request r on r.project_id = g.project_id and r.module_id = g.module_id and r.number = g.request_count
left join users m on m.id = p.mentor
where ${visibleProjects('project')} and p.status in ('active', 'completed')
  and g.review_request and not g.finished and ($4::text is null or p.cohort_id = $4)
order by r.requested_at, r.id limit 100`

/** What mentors and organisers still have to read, and what a team still waits for. */
export async function waitingReviews({ deps, actor }: Caller, cohortId?: string | null) {
  const { rows } = await deps.db.query<{ module_id: string }>(text, [
    ...visibilityOf(actor),
    cohortId ?? null,
  ])
  return rows.map(({ module_id, ...row }) => ({ ...row, module: moduleById(module_id)?.slug ?? '' }))
}
