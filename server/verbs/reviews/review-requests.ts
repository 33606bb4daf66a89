import { moduleBySlug } from '#course/course.ts'
import { readFeedback } from '#domain/policies/course.ts'
import type { Caller } from '#server/caller.ts'

const text = `
select r.id as "_id", r.number, r.requested_at, r.decision, r.decided_at, u.name as decided_by, r.message,
  a.name as requested_by
from review_request r left join users u on u.id = r.decided_by left join users a on a.id = r.requested_by
where r.project_id = $1 and r.module_id = $2 order by r.number desc limit 100`

/** How often a module was shown for review, and what was answered. */
export async function reviewRequests({ deps, actor, projects }: Caller, projectId: string, slug: string) {
  const bundle = await projects.read(projectId)
  const module = moduleBySlug(slug)
  if (!module || !bundle || readFeedback(actor, bundle.facts) !== 'allowed') return []
  const { rows } = await deps.db.query(text, [projectId, module.id])
  return rows
}
