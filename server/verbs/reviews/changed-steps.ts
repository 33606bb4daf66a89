import { changedSteps } from '#course/changed-steps.ts'
import { moduleWithRooms } from '#course/rooms.ts'
import type { PlanItem } from '#course/values-at.ts'
import { readProgress } from '#domain/policies/course.ts'
import type { Caller } from '#server/caller.ts'
import { teamOf, teamSince } from '#server/verbs/team/kept-team.ts'
import { isTaken } from './taken-steps.ts'

// Each record as it stands, and as it stood when the module was approved; one of the two is missing where the record
// is younger than the approval, or was deleted since.
const text = `
with approval as (
  select validated_at as at from progress where project_id = $1 and module_id = $2 and validated
)
select 'now' as state, i.id as "_id", i.kind, i.data from plan_item i, approval
where i.project_id = $1 and i.updated_at > approval.at
  and (i.created_at > approval.at or exists (select 1 from plan_item_history h where h.id = i.id))
union all
select 'then', h.id, h.kind, h.data from plan_item_history h, approval
where h.project_id = $1 and h.updated_at <= approval.at and h.ended_at > approval.at
union all
select 'now', p.id, 'project', ${teamOf('p')} from project p, approval
where p.id = $1 and ${teamSince('p', 'approval.at')}
union all
select 'off', '', '', to_jsonb(m.steps_off) from cohort_module m join project p on p.cohort_id = m.cohort_id
where p.id = $1 and m.module_id = $2 and m.steps_off <> '{}'
union all
-- How an older record stood then may be unknown; what is first known of it is not held against anybody.
(select distinct on (h.id) 'then', h.id, h.kind, h.data
  from approval, plan_item i join plan_item_history h on h.id = i.id
  where i.project_id = $1 and i.created_at <= approval.at and i.updated_at > approval.at
    and not exists (
      select 1 from plan_item_history v
      where v.id = i.id and v.updated_at <= approval.at and v.ended_at > approval.at)
  order by h.id, h.version)`

/** The steps of an approved module that were changed after the approval. */
export async function changedStepsOf({ deps, actor, projects }: Caller, projectId: string, slug: string) {
  const bundle = await projects.read(projectId)
  const module = moduleWithRooms(slug)
  if (!module || !bundle || readProgress(actor, bundle.facts) !== 'allowed') return []
  const { rows } = await deps.db.query<PlanItem & { state: 'now' | 'then' | 'off' }>(text, [
    projectId,
    module.id,
  ])
  const { now = [], then = [], off = [] } = Object.groupBy(rows, (row) => row.state)
  return changedSteps(module, then, now).filter(isTaken(off))
}
