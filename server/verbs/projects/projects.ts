import { readProject } from '#domain/policies/project.ts'
import type { Project, ProjectQueryInput } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { courseOpen, visibleProjects } from '#server/verbs/plan/project-facts.ts'
import { bounded, visibilityOf } from '#server/verbs/plan/read-plan.ts'

const largestList = 100

export const projectColumns = `p.id as "_id", p.name, p.cohort_id, p.owner_id, p.mentor, p.org_id, p.countries,
  p.mentor_agreement, p.entrepreneur_agreement, p.problem, p.sectors, p.solution, p.stage, p.status, p.type,
  p.team_members, p.version, ${courseOpen} as course_open`

const orders: Record<string, string> = {
  NAME_ASC: 'p.name, p.id',
  NAME_DESC: 'p.name desc, p.id',
  _ID_DESC: 'p.id desc',
  _ID_ASC: 'p.id',
}

const listQuery = (order: string) => `
select ${projectColumns} from project p join cohort c on c.id = p.cohort_id
where ${visibleProjects('project')}
  and ($4::text is null or p.id = $4) and ($5::text is null or p.owner_id = $5)
  and ($6::text is null or p.mentor = $6) and ($7::text is null or p.cohort_id = $7)
order by ${order} limit $8`

/** The projects that fit the query and that the caller may see; the rest do not exist. */
export async function listProjects(
  { deps, actor }: Caller,
  query: ProjectQueryInput | null | undefined,
  sortBy: string | null | undefined,
  limit: number | null | undefined,
): Promise<Project[]> {
  const { rows } = await deps.db.query<Project>(listQuery(orders[sortBy ?? '_ID_ASC'] ?? 'p.id'), [
    ...visibilityOf(actor),
    query?._id ?? null,
    query?.owner_id ?? null,
    query?.mentor ?? null,
    query?.cohort_id ?? null,
    bounded(limit, largestList),
  ])
  return rows
}

/** Find-one: by id, by owner or by mentor; without any of these, the caller's own. */
export async function findProject(context: Caller, query: ProjectQueryInput | null | undefined) {
  const { _id, owner_id, mentor, cohort_id } = query ?? {}
  if (_id && !owner_id && !mentor && !cohort_id) return projectById(context, _id)
  const own =
    context.actor.role === 'mentor' ? { mentor: context.actor.userId } : { owner_id: context.actor.userId }
  const isUnnamed = !owner_id && !mentor && !cohort_id
  const [project] = await listProjects(context, isUnnamed ? own : query, '_ID_ASC', 1)
  return project ?? null
}

export async function projectById({ actor, projects }: Caller, id: string): Promise<Project | null> {
  const bundle = await projects.read(id, 'project')
  if (!bundle || readProject(actor, bundle.facts) !== 'allowed') return null
  return bundle.row
}
