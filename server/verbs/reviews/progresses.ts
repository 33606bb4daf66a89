import { readProgress } from '#domain/policies/course.ts'
import type { Caller } from '#server/caller.ts'
import { visibleProjects } from '#server/verbs/plan/project-facts.ts'
import type { ProgressRow } from '#server/verbs/plan/project-reader.ts'
import { visibilityOf } from '#server/verbs/plan/read-plan.ts'

export const progressRecord = (projectId: string, row: ProgressRow) => ({
  _id: row.id,
  projectId,
  order: row.ord,
  module_id: row.module_id,
  finished: row.finished,
  module: {
    finished: row.finished,
    validated: row.validated,
    review_request: row.review_request,
    request_count: row.request_count,
    withdrawn: row.withdrawn,
  },
})

const mixedQuery = `
select g.id, g.project_id, g.module_id, g.ord, g.finished, g.validated, g.review_request, g.request_count,
  g.withdrawn
from progress g join project p on p.id = g.project_id join cohort c on c.id = p.cohort_id
where ${visibleProjects('project')} order by g.project_id, g.ord limit 100`

/** The progress of a project, module by module; without a project, of all that the caller may see. */
export async function progresses({ deps, actor, projects }: Caller, projectId: string | null | undefined) {
  if (!projectId) {
    const { rows } = await deps.db.query<ProgressRow & { project_id: string }>(
      mixedQuery,
      visibilityOf(actor),
    )
    return rows.map((row) => progressRecord(row.project_id, row))
  }
  const bundle = await projects.read(projectId, 'progresses')
  if (!bundle || readProgress(actor, bundle.facts) !== 'allowed') return []
  return bundle.progresses.map((row) => progressRecord(projectId, row))
}
