import type { Pool } from 'pg'
import type { Actor } from '#domain/policies/actor.ts'
import { type StepTitles, stepTitlesOf } from '#server/content/step-titles.ts'
import type { EditRow } from './home-rows.ts'

/** A record as it was changed in the last days. Nobody is named where something was removed: it is not kept who did. */
export type WeekRow = EditRow & { readonly is_removed: boolean }

/** A module of the cohort, with the steps that it leaves out. */
export type CohortModuleRow = {
  readonly slug: string
  readonly active: boolean
  readonly steps_off: string[]
}

export type GlanceRow = {
  readonly edits: readonly WeekRow[] | null
  readonly modules: readonly CohortModuleRow[] | null
  readonly step_titles: StepTitles
}

/** The latest of a busy week, and no more of them than weigh as much as a whole plan. */
const mostEdits = 300
const mostLetters = 2_000_000

// Each version that began in the last seven days beside the one before it. Between two versions that are kept, one
// person wrote (the trigger that keeps them).
const text = `
with edit as (
  select * from (
    select id, kind, data, version, updated_at as at, updated_by as author, false as is_removed
    from plan_item where project_id = $1 and updated_at > now() - interval '7 days'
    union all
    select id, kind, data, version, updated_at, updated_by, false
    from plan_item_history where project_id = $1 and updated_at > now() - interval '7 days'
    union all
    select id, kind, data, version, ended_at, null, true
    from plan_item_history where project_id = $1 and ended_by = 'delete' and ended_at > now() - interval '7 days'
  ) each order by at desc limit ${mostEdits}
), beside as (
  select e.*, f.data as former,
    sum(octet_length(e.data::text) + coalesce(octet_length(f.data::text), 0)) over (order by e.at desc, e.id) as letters
  from edit e left join lateral (
    select h.data from plan_item_history h where h.id = e.id and h.version < e.version and not e.is_removed
    order by h.version desc limit 1
  ) f on true
)
select
  ${stepTitlesOf('p.cohort_id')} as step_titles,
  (select json_agg(json_build_object('slug', m.slug, 'active', m.active, 'steps_off', m.steps_off))
    from cohort_module m where m.cohort_id = p.cohort_id) as modules,
  (select json_agg(json_build_object('id', b.id, 'kind', b.kind, 'data', b.data, 'former', b.former, 'at', b.at,
      'is_removed', b.is_removed, 'is_mine', coalesce(b.author = $2, false), 'author_name', u.name) order by b.at desc)
    from beside b left join users u on u.id = b.author where b.letters <= ${mostLetters}) as edits
from project p where p.id = $1`

/** What happened in a plan in the last seven days, and what its cohort takes of the course: one statement. */
export async function glanceRow(db: Pool, actor: Actor, projectId: string): Promise<GlanceRow | null> {
  const { rows } = await db.query<GlanceRow>({ name: 'plan-glance', text, values: [projectId, actor.userId] })
  return rows[0] ?? null
}
