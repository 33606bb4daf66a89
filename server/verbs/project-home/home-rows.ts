import type { Pool } from 'pg'
import type { Actor } from '#domain/policies/actor.ts'
import type { StepPlan } from '#domain/programme/cohort-steps.ts'
import type { FeedbackThread, TeamMate } from '#server/api-types.ts'
import { type StepTitles, stepTitlesOf } from '#server/content/step-titles.ts'
import { isTeamSide } from '#server/verbs/plan/project-facts.ts'
import type { InviteRow } from '#server/verbs/team/invitation.ts'

/** Of one module, when it was last asked for and how it was last answered. */
export type AnswerRow = {
  module_id: string
  requested_at: string | null
  answer: 'approved' | 'sent back' | 'withdrawn' | null
  answered_at: string | null
  answer_message: string
}

export type ThreadRow = Omit<FeedbackThread, 'module' | 'step' | 'step_title' | 'step_title_es'>

export type EditRow = {
  id: string
  kind: string
  data: Record<string, unknown>
  /** As it stood before; null for a new record. */
  former: Record<string, unknown> | null
  at: string
  is_mine: boolean
  author_name: string | null
}

/** What the cohort did with the steps of its modules, by their slugs, where it did something. */
export type StepPlans = Readonly<Record<string, StepPlan>>

export type HomeRow = {
  team: TeamMate[] | null
  invites: InviteRow[] | null
  answers: AnswerRow[] | null
  threads: ThreadRow[] | null
  edit: EditRow | null
  step_titles: StepTitles
  step_plans: StepPlans | null
}

const shownThreads = 4
export const longestQuote = 240

// Everything around one project in one statement; who may see which part is decided by whoever asks for it.
const text = `
select
  ${stepTitlesOf('p.cohort_id')} as step_titles,
  (select json_object_agg(m.slug, json_build_object('step_order', m.step_order, 'steps_off', m.steps_off))
    from cohort_module m where m.cohort_id = p.cohort_id and (m.step_order <> '{}' or m.steps_off <> '{}')) as step_plans,
  (select json_agg(json_build_object('user_id', u.id, 'name', u.name, 'accepted_at', t.accepted_at,
      'role', coalesce((select m ->> 'role' from jsonb_array_elements(p.team_members) m
        where m ->> 'user_id' = u.id limit 1), '')) order by t.accepted_at, u.id)
    from team_access t join users u on u.id = t.user_id where t.project_id = p.id) as team,
  (select json_agg(to_json(i) order by i.id) from (
      select id, email, created_at, expires_at, used_at, withdrawn_at from team_invite
      where project_id = p.id and used_at is null and withdrawn_at is null
    ) i) as invites,
  (select json_agg(to_json(a)) from (
      select g.module_id, g.answer, g.answered_at, g.answer_message,
        (select max(r.requested_at) from review_request r where r.project_id = p.id and r.module_id = g.module_id) as requested_at
      from progress g where g.project_id = p.id
    ) a) as answers,
  (select json_agg(to_json(latest)) from (
      select * from (
        select f.field_id as "fieldId", count(*)::int as total, max(f.created_at) as timestamp,
          count(*) filter (where not f.read and ${isTeamSide('p', 'f.author_id')} <> ${isTeamSide('p', '$2')})::int as unread,
          left((array_agg(f.text order by f.id desc))[1], ${longestQuote + 1}) as text,
          (array_agg(u.name order by f.id desc))[1] as author_name
        from feedback f join users u on u.id = f.author_id
        where f.project_id = p.id and f.hidden_at is null group by f.field_id
      ) thread order by unread > 0 desc, timestamp desc limit ${shownThreads}
    ) latest) as threads,
  (select to_json(e) from (
      select i.id, i.kind, i.data, i.updated_at as at, coalesce(i.updated_by = $2, false) as is_mine, u.name as author_name,
        (select h.data from plan_item_history h where h.id = i.id order by h.version desc limit 1) as former
      from plan_item i left join users u on u.id = i.updated_by
      where i.project_id = p.id order by is_mine desc, i.updated_at desc limit 1
    ) e) as edit
from project p where p.id = $1`

export async function homeRow(db: Pool, actor: Actor, projectId: string): Promise<HomeRow | null> {
  const { rows } = await db.query<HomeRow>({
    name: 'project-home',
    text,
    values: [projectId, actor.userId],
  })
  return rows[0] ?? null
}
