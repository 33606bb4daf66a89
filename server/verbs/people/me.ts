import type { Actor } from '#domain/policies/actor.ts'
import type { Me } from '#server/api-types.ts'
import type { Deps } from '#server/deps.ts'

const text = `
select u.id as "_id", u.id as user_id, u.email, u.first_name, u.last_name, u.role, o.slug as main_org, o.name as org_name,
  u.org_role, u.org_id,
  u.cohort_id as "cohortId", u.application_status, u.onboarded, u.basic_data ->> 'avatar' as avatar, u.locale,
  u.role <> 'admin' and u.basic_data - 'avatar' = '{}' as profile_empty,
  (
    select p.id from project p left join team_access t on t.project_id = p.id and t.user_id = u.id
    where case when u.role = 'mentor' then p.mentor = u.id else p.owner_id = u.id or t.user_id is not null end
    order by p.owner_id = u.id desc, p.id limit 1
  ) as project_id
from users u left join organisation o on o.id = u.main_org
where u.id = $1`

/** The session's custom data. It is for display: rights are read from the database with each request. */
export async function me(deps: Deps, actor: Actor | null) {
  if (!actor) return null
  const { rows } = await deps.db.query<Omit<Me, 'superadmin'>>({ name: 'me', text, values: [actor.userId] })
  return rows[0] ? { ...rows[0], superadmin: actor.isSuper } : null
}
