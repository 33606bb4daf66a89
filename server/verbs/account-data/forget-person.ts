import type { PoolClient } from 'pg'

export type Leaving = { id: string; email: string; name: string }

// Where others work in the plan too, it is also theirs and stays.
const soloProjects = `select p.id from project p where p.owner_id = :id
  and not exists (select 1 from team_access t where t.project_id = p.id and t.user_id <> :id)`

const isThem = `(m ->> 'user_id' = :id or (m ->> 'name' = :name and :name <> ''))`

const isAmong = (members: string) => `exists (select from jsonb_array_elements(${members}) m where ${isThem})`

const others = (members: string) => `coalesce((
  select jsonb_agg(m) from jsonb_array_elements(${members}) m where ${isThem} is not true), '[]')`

const steps: readonly string[] = [
  // Accounts and files.
  'delete from session where user_id = :id',
  'delete from credential where user_id = :id',
  'delete from stored_file where owner_id = :id',
  `delete from verification where value like '%"' || :id || '"%'`,
  `delete from pgboss.job where name = 'mail' and data ->> 'to' = :email and state in ('created', 'retry', 'failed')`,

  // Applications that still wait are taken back; those decided upon count on without their words.
  `update application set status = 'withdrawn', version = version + 1, updated_at = now()
   where user_id = :id and status in ('pending', 'waitlisted')`,
  `update application_event set message = '' where application_id in (select id from application where user_id = :id)`,

  ...['untold_decision', 'application_score', 'application_note'].map(
    (table) =>
      `delete from ${table} where application_id in (select id from application where user_id = :id)`,
  ),
  'update application_note set author_id = null where author_id = :id',

  // The plan goes with its only author.
  `delete from plan_item where project_id in (${soloProjects})`,
  `delete from plan_item_history where project_id in (${soloProjects})`,
  `delete from feedback where author_id = :id and project_id in (${soloProjects})`,
  `delete from finding_aside where project_id in (${soloProjects})`,
  `update review_request set snapshot = '{}', message = '' where project_id in (${soloProjects})`,
  `update project set name = '', problem = '', solution = '', type = '', team_members = '[]'
   where id in (${soloProjects})`,
  `update project set status = 'withdrawn', version = version + 1, updated_at = now()
   where owner_id = :id and status in ('applied', 'active')`,

  // Traces in the records of others.
  `update notification set data = data - 'project_name' - 'person_name' - 'person_id' - 'message'
   where data ->> 'project_id' in (${soloProjects})`,
  `update notification set data = data - 'person_name' - 'person_id' - 'message'
   where data ->> 'person_id' = :id or (data ->> 'person_name' = :name and data ->> 'project_id' in (
     select project_id from mentorship where mentor_id = :id
     union select project_id from connect_request where mentor_id = :id
     union select project_id from feedback where author_id = :id
     union select project_id from team_access where user_id = :id
     union select id from project where owner_id = :id))`,
  'delete from notification where user_id = :id',
  'delete from reminder where user_id = :id',
  `update connect_request set message = '' where mentor_id = :id`,
  `update connect_request set reason = '' where project_id in (select id from project where owner_id = :id)`,
  'delete from mentor_selection where mentor_id = :id',
  'delete from announcement_read where user_id = :id',
  'delete from team_access where user_id = :id',
  'delete from team_invite where email = :email or invited_by = :id',
  `delete from shared_link where created_by = :id or project_id in (${soloProjects})`,
  'delete from admin_invite where email = :email or invited_by = :id',
  `update project p set team_members = coalesce((select jsonb_agg(m) from jsonb_array_elements(p.team_members) m
     where m ->> 'user_id' is distinct from :id and lower(m ->> 'email') is distinct from :email), '[]')
   where p.team_members @> jsonb_build_array(jsonb_build_object('user_id', :id::text))
     or lower(p.team_members::text) like '%' || :email || '%'`,
  'update finding_aside set set_by = null where set_by = :id',
  // How the team stood at a review: addresses were never kept there, so a name tells who has no account.
  `update plan_item_history h set data = jsonb_set(data, '{team_members}', ${others("h.data -> 'team_members'")})
   where kind = 'project' and ${isAmong("h.data -> 'team_members'")}`,
  `update review_request r set snapshot = (
     select jsonb_agg(case when i ->> 'kind' = 'project'
       then jsonb_set(i, '{data,team_members}', ${others("i -> 'data' -> 'team_members'")}) else i end order by place)
     from jsonb_array_elements(r.snapshot) with ordinality kept (i, place))
   where jsonb_typeof(r.snapshot) = 'array' and exists (
     select from jsonb_array_elements(r.snapshot) i
     where i ->> 'kind' = 'project' and ${isAmong("i -> 'data' -> 'team_members'")})`,
  'update bug_report set user_id = null where user_id = :id',
  `update cohort set cohort_lead_name = '', cohort_lead_email = '' where lower(cohort_lead_email) = :email`,
  'update organisation set contact_name = null, contact_email = null where lower(contact_email) = :email',

  // What is left is a number to count by. Without places nobody can be matched with it any more.
  `update users set email = 'deleted-' || id || '@deleted.invalid', email_verified = false, name = '', image = null,
     first_name = '', last_name = '', role = case role when 'admin' then 'entrepreneur' else role end, org_role = null,
     main_org = null, avatar = null, basic_data = '{}', business_details = '{}', commitments = '{}',
     edu_exp_records = '[]', work_exp_records = '[]', personal_experience = '{}', mentor_motivation = '{}',
     user_motivation = '{}', mentor_capacity = 0, consents = '{}', mail_preference = 'none',
     disabled_at = coalesce(disabled_at, now()), deleted_at = now(), last_seen_at = null, version = version + 1,
     updated_at = now(),
     application_status = case when application_status in ('pending', 'waitlisted') then 'withdrawn'
       else application_status end
   where id = :id`,
  `update agreement set full_name = '-' where signer_id = :id`,
]

/** Takes a person out of every table. Their row stays without anything personal, so that statistics still add up. */
export async function forgetPerson(tx: PoolClient, person: Leaving): Promise<void> {
  for (const step of steps) {
    const names: (keyof Leaving)[] = []
    const text = step.replace(/:(id|email|name)\b/g, (_, name: keyof Leaving) => {
      if (!names.includes(name)) names.push(name)
      return `$${names.indexOf(name) + 1}`
    })
    await tx.query(
      text,
      names.map((name) => person[name]),
    )
  }
}
