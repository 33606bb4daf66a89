import type { FoundCohort, FoundTeam } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import type { List } from '#server/lists/list.ts'
import { listPage } from '#server/lists/read-list.ts'
import { managedOrganisation } from './organisations.ts'

/** Whoever finds more types another letter. */
const mostFound = 6

const teams: List = {
  columns: `p.id as "_id", p.name, p.cohort_id, c.title as cohort_title, o.name as owner_name,
    (select a.id from application a where p.status = 'applied' and a.cohort_id = p.cohort_id and a.user_id = p.owner_id) as application_id`,
  from: 'project p join cohort c on c.id = p.cohort_id join users o on o.id = p.owner_id',
  core: 'project p join cohort c on c.id = p.cohort_id',
  id: 'p.id',
  // Joined by "or", each of these would be looked for in every project.
  search: (word) => `p.id in (select s.id from project s where search_form(s.name) like ${word}
    union all select s.id from users u join project s on s.owner_id = u.id where u.searched like ${word}
    union all select s.id from users u join project s on s.mentor = u.id where u.searched like ${word})`,
  filters: {},
  sorts: { name: ['search_form(p.name)'] },
  firstSort: 'name',
}

const cohorts: List = {
  columns: `c.id as "_id", c.title, c.approved and c.archived_at is null as is_open`,
  from: 'cohort c',
  id: 'c.id',
  search: (word) => `search_form(c.title) like ${word}`,
  filters: {},
  sorts: { title: ['search_form(c.title)'] },
  firstSort: 'title',
}

/** Teams by their name or by who owns or mentors them, and cohorts by their title: a few of each, and how many there are. */
export async function findInOrganisation(context: Caller, slug: string, search: string) {
  const { db } = context.deps
  const { id } = await managedOrganisation(context, { slug })
  const nothing = { total: 0, items: [] }
  if (!search.trim()) return { teams: nothing, cohorts: nothing }
  const query = { search, size: mostFound }
  const values = [id]
  const [foundTeams, foundCohorts] = await Promise.all([
    listPage<FoundTeam>(db, teams, query, {
      where: `c.org_id = $1 and p.status in ('applied', 'active', 'completed')`,
      values,
    }),
    listPage<FoundCohort>(db, cohorts, query, { where: 'c.org_id = $1', values }),
  ])
  return { teams: foundTeams, cohorts: foundCohorts }
}
