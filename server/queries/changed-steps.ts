import { changedSteps } from '#course/changed-steps.ts'
import { moduleBySlug } from '#course/course.ts'
import type { PlanItem } from '#course/values-at.ts'
import { readProgress } from '#domain/policies/course.ts'
import type { Caller } from '#server/graphql/context.ts'

// Each record as it stands, and as it stood when the module was approved; one of the two is missing where the record
// is younger than the approval, or was deleted since.
const text = `
with approval as (
  select validated_at as at from progress where project_id = $1 and module_id = $2 and validated
)
select 'now' as state, i.id as "_id", i.kind, i.data from plan_item i, approval
where i.project_id = $1 and i.updated_at > approval.at
  -- How an older record stood then has to be known before it is held against anybody.
  and (i.created_at > approval.at or exists (
    select 1 from plan_item_history h where h.id = i.id and h.updated_at <= approval.at and h.ended_at > approval.at))
union all
select 'then', h.id, h.kind, h.data from plan_item_history h, approval
where h.project_id = $1 and h.updated_at <= approval.at and h.ended_at > approval.at`

/** The steps of an approved module that were changed after the approval. */
export async function changedStepsOf({ deps, actor, projects }: Caller, projectId: string, slug: string) {
  const bundle = await projects.read(projectId)
  const module = moduleBySlug(slug)
  if (!module || !bundle || readProgress(actor, bundle.facts) !== 'allowed') return []
  const { rows } = await deps.db.query<PlanItem & { state: 'now' | 'then' }>(text, [projectId, module.id])
  const { now = [], then = [] } = Object.groupBy(rows, (row) => row.state)
  return changedSteps(module, then, now)
}
