import type { Pool } from 'pg'
import { changedSteps } from '#course/changed-steps.ts'
import { moduleById } from '#course/course.ts'
import { moduleWithRooms } from '#course/rooms.ts'
import { isTaken } from '#server/verbs/reviews/taken-steps.ts'
import { teamOf, teamSince } from '#server/verbs/team/kept-team.ts'

type Row = {
  module_id: string
  state: 'now' | 'then' | 'off'
  _id: string
  kind: string
  data: Record<string, unknown>
}

// For each approved module: every record that was touched since, as it stands and as it stood then.
const text = `
with approval as (
  select module_id, validated_at as at from progress where project_id = $1 and validated
)
select a.module_id, 'now' as state, i.id as "_id", i.kind, i.data from plan_item i, approval a
where i.project_id = $1 and i.updated_at > a.at
  and (i.created_at > a.at or exists (
    select 1 from plan_item_history h where h.id = i.id and h.updated_at <= a.at and h.ended_at > a.at))
union all
select a.module_id, 'then', h.id, h.kind, h.data from plan_item_history h, approval a
where h.project_id = $1 and h.updated_at <= a.at and h.ended_at > a.at
union all
select a.module_id, 'now', p.id, 'project', ${teamOf('p')} from project p, approval a
where p.id = $1 and ${teamSince('p', 'a.at')}
union all
select a.module_id, 'off', '', '', to_jsonb(m.steps_off) from approval a, project p, cohort_module m
where p.id = $1 and m.cohort_id = p.cohort_id and m.module_id = a.module_id and m.steps_off <> '{}'`

/** How many steps of each approved module have other answers now, by the module's id. */
export async function changedModules(db: Pool, projectId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<Row>({ name: 'changed-modules', text, values: [projectId] })
  const byModule = Map.groupBy(rows, (row) => row.module_id)
  return new Map(
    [...byModule].flatMap(([id, touched]) => {
      const module = moduleWithRooms(moduleById(id)?.slug ?? '')
      const { now = [], then = [], off = [] } = Object.groupBy(touched, (row) => row.state)
      return module ? [[id, changedSteps(module, then, now).filter(isTaken(off)).length] as const] : []
    }),
  )
}
