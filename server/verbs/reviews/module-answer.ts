import { moduleBySlug } from '#course/course.ts'
import { readFeedback } from '#domain/policies/course.ts'
import type { ModuleAnswer } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'

const text = `
select g.answer as decision, g.answer_message as message, g.answered_at, u.name as answered_by
from progress g left join users u on u.id = g.answered_by
where g.project_id = $1 and g.module_id = $2 and g.answer is not null`

/** The newest answer to a module, whether it was asked for or not; null while nobody has answered. */
export async function moduleAnswer({ deps, actor, projects }: Caller, projectId: string, slug: string) {
  const bundle = await projects.read(projectId)
  const module = moduleBySlug(slug)
  if (!module || !bundle || readFeedback(actor, bundle.facts) !== 'allowed') return null
  const { rows } = await deps.db.query<ModuleAnswer>(text, [projectId, module.id])
  return rows[0] ?? null
}
