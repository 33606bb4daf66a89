import type { Pool } from 'pg'
import { takesPart } from '#server/verbs/cohorts/cohorts.ts'
import { courseOpen } from '#server/verbs/plan/project-facts.ts'

export type UpcomingItem = {
  id: string
  kind: string
  date: string
  cohort_title: string | null
  project_id: string | null
  module: string | null
  title: string | null
}

// Objectives are part of the plan: its mentor reads them once the course is open.
const isMine = `(p.owner_id = $1 or (p.mentor = $1 and ${courseOpen})
  or exists (select 1 from team_access t where t.project_id = p.id and t.user_id = $1))`

const dates = ['open_date', 'close_date', 'matching_start', 'matching_end', 'start_date', 'end_date']

/**
 * Everything dated that concerns a person, from yesterday on: windows of their cohorts (also of one that they only
 * chose, as its card tells them), starts of modules,
 * objectives of their plans, and reviews that wait for them as mentor.
 */
const text = `
with mine as (
  select * from (select c.*, ${takesPart('$1')} as takes_part from cohort c where c.archived_at is null) c
  where c.takes_part or exists (
    select 1 from users u where u.id = $1 and u.cohort_id = c.id and u.application_status = 'none')
),
items as (
  ${dates
    .map(
      (name) =>
        `select '${name}-' || id as id, '${name}' as kind, ${name} as date, title as cohort_title,
         null as project_id, null as module, null as title from mine`,
    )
    .join('\n  union all ')}
  union all
  select 'module-' || m.cohort_id || m.module_id, 'module_start', m.start, mine.title, null, m.slug, m.module_name
  from cohort_module m join mine on mine.id = m.cohort_id where m.active and mine.takes_part
  union all
  select 'goal-' || i.id || '-' || o.place, 'goal', case when o.objective ->> 'date' ~ '^\\d{4}-\\d{2}-\\d{2}'
    then (o.objective ->> 'date')::timestamptz end, null, p.id, 'nine', o.objective ->> 'title'
  from project p join cohort c on c.id = p.cohort_id join plan_item i on i.project_id = p.id and i.kind = 'goal',
    jsonb_array_elements(coalesce(i.data -> 'objectives', '[]')) with ordinality o (objective, place)
  where ${isMine}
  union all
  select 'review-' || g.id, 'review_waiting', g.updated_at, null, p.id, g.ord::text, p.name
  from project p join cohort c on c.id = p.cohort_id join progress g on g.project_id = p.id
  where p.mentor = $1 and ${courseOpen} and g.review_request and not g.finished
)
select * from items where date is not null and (date > now() - interval '1 day' or kind = 'review_waiting')
order by date, id limit 200`

export async function upcoming(db: Pool, userId: string): Promise<UpcomingItem[]> {
  const { rows } = await db.query<UpcomingItem>(text, [userId])
  return rows
}
