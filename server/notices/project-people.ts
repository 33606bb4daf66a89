import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'

export type ProjectPeople = {
  name: string
  cohort_id: string
  /** The owner and the team. */
  members: string[]
  mentor: string | null
  organisers: string[]
  /** The name of who acts. */
  person_name: string
}

const admins = (rule: string) => `array(
  select a.id from users a
  where a.role = 'admin' and a.disabled_at is null and a.main_org = c.org_id and ${rule} order by a.id)`

/** Of cohort `c`. Where an organisation has nobody but owners, they are the organisers. */
export const cohortOrganisers = `coalesce(
    nullif(${admins(`(a.org_role = 'organiser' or a.id = c.owner)`)}, '{}'),
    ${admins(`a.org_role = 'owner'`)}
  )`

const text = `
select p.name, p.cohort_id, p.mentor, u.name as person_name,
  p.owner_id || array(
    select t.user_id from team_access t where t.project_id = p.id and t.user_id <> p.owner_id order by t.user_id
  ) as members,
  ${cohortOrganisers} as organisers
from project p join cohort c on c.id = p.cohort_id join users u on u.id = $2 where p.id = $1`

/** Everybody around a project who may have to be told something. */
export async function projectPeople(tx: PoolClient, actor: Actor, projectId: string): Promise<ProjectPeople> {
  const { rows } = await tx.query<ProjectPeople>(text, [projectId, actor.userId])
  const [people] = rows
  if (!people) throw new AppError('NOT_FOUND')
  return people
}
