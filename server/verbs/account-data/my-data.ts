import { listSessions } from '#server/auth/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { userColumns } from '#server/verbs/people/user.ts'

const mostVersions = 10_000

/** One row for everything that is kept under a heading; what others wrote or own is none of it. */
const parts = {
  profile: `select ${userColumns}, u.mentor_capacity, u.consents, u.email_verified, u.created_at, u.updated_at
    from users u left join organisation o on o.id = u.main_org where u.id = $1`,
  picture: `select media_type, encode(bytes, 'base64') as base64 from stored_file
    where owner_id = $1 and purpose = 'avatar'`,
  applications: `select a.id as "_id", a.cohort_id, c.title as cohort, a.role, a.status, a.created_at, a.updated_at,
      (select json_agg(json_build_object('from', e.from_status, 'to', e.to_status, 'message', e.message,
        'at', e.created_at) order by e.created_at) from application_event e where e.application_id = a.id) as history
    from application a join cohort c on c.id = a.cohort_id where a.user_id = $1 order by a.created_at`,
  projects: `select p.*, coalesce((select json_agg(json_build_object('kind', i.kind, 'data', i.data,
        'created_at', i.created_at, 'updated_at', i.updated_at) order by i.kind, i.created_at)
      from plan_item i where i.project_id = p.id), '[]') as plan,
      coalesce((select json_agg(json_build_object('module_id', g.module_id, 'finished', g.finished,
        'validated', g.validated, 'request_count', g.request_count) order by g.ord)
      from progress g where g.project_id = p.id), '[]') as progress
    from project p where p.owner_id = $1 order by p.created_at`,
  plan_versions: `select h.project_id, h.kind, h.data, h.version, h.updated_at
    from plan_item_history h join project p on p.id = h.project_id
    where p.owner_id = $1 order by h.ended_at desc limit ${mostVersions}`,
  team_memberships: `select t.project_id, t.accepted_at,
      (select json_agg(m) from jsonb_array_elements(p.team_members) m where m ->> 'user_id' = $1) as entries
    from team_access t join project p on p.id = t.project_id where t.user_id = $1`,
  team_invitations: `select project_id, email, created_at, expires_at, used_at from team_invite where invited_by = $1`,
  shared_links: `select project_id, what, label, locale, scenario, created_at, ends_at, revoked_at, opened_count,
      last_opened_at from shared_link where created_by = $1 order by created_at`,
  review_requests: `select project_id, module_id, number, requested_at, decision, decided_at from review_request
    where requested_by = $1 order by requested_at`,
  feedback: `select project_id, module, step, field_id, text, created_at from feedback
    where author_id = $1 order by created_at`,
  findings_set_aside: `select project_id, rule, reason, set_at from finding_aside where set_by = $1 order by set_at`,
  module_ratings: `select project_id, module, role, answers, created_at from module_review where user_id = $1`,
  bug_reports: `select project_id, module, step, description, status, answer, created_at from bug_report where user_id = $1`,
  selection: `select project_id, created_at from mentor_selection where mentor_id = $1`,
  connect_requests_sent: `select project_id, status, message, created_at, decided_at from connect_request
    where mentor_id = $1 order by created_at`,
  connect_requests_answered: `select r.project_id, r.status, r.reason, r.created_at, r.decided_at
    from connect_request r join project p on p.id = r.project_id where p.owner_id = $1 order by r.created_at`,
  mentorships: `select m.project_id, m.started_at, m.ended_at from mentorship m
    join project p on p.id = m.project_id where m.mentor_id = $1 or p.owner_id = $1 order by m.started_at`,
  agreements: `select project_id, side, full_name, text_version, text_hash, signed_at from agreement
    where signer_id = $1 order by signed_at`,
  announcements_read: 'select announcement_id, read_at from announcement_read where user_id = $1',
  announcements_written: `select title, title_es, text, text_es, created_at from announcement where author_id = $1`,
  notifications: `select kind, data, created_at, read_at from notification where user_id = $1 order by created_at`,
  actions: `select action, target_kind, target_id, data, created_at from audit_entry where actor_id = $1
    order by created_at`,
}

/** Everything that is stored about a person, for that person. */
export async function myData({ db }: Deps, userId: string): Promise<Record<string, unknown>> {
  const answers = Object.entries(parts).map(async ([name, text]) => {
    const { rows } = await db.query(text, [userId])
    return [name, name === 'profile' || name === 'picture' ? (rows[0] ?? null) : rows] as const
  })
  return {
    made_at: new Date().toISOString(),
    ...Object.fromEntries(await Promise.all(answers)),
    sessions: await listSessions(db, userId),
  }
}
