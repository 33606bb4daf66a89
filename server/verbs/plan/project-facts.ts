import type { ProjectFacts } from '#domain/policies/project.ts'

/** Columns that decide about a project `p` (joined with its cohort `c`) for the person in parameter `actor`. */
export const factColumns = (actor: string) => `
  p.id, p.org_id, p.cohort_id, p.owner_id, p.mentor, ${isInTeam(actor)} as is_team, ${courseOpen} as course_open,
  c.entrepreneur_threads, ${activeModules} as active_modules`

const isInTeam = (actor: string) =>
  `exists (select 1 from team_access t where t.project_id = p.id and t.user_id = ${actor})`

const activeModules = `array(
  select m.slug from cohort_module m
  where m.cohort_id = p.cohort_id and m.active and (m.start is null or m.start <= now())
)`

/**
 * Owner or team: one of the two sides of a conversation. What a colleague wrote who has left the team since was still
 * written on its side. Project and person as they are called in the statement.
 */
export const isTeamSide = (project: string, person: string) => `(
  ${project}.owner_id = ${person}
  or exists (select 1 from team_access t where t.project_id = ${project}.id and t.user_id = ${person})
  or exists (select 1 from users w where w.id = ${person} and w.role = 'entrepreneur')
)`

export const courseOpen = `(
  p.status in ('active', 'completed')
  and (c.self_guided or (p.mentor is not null and p.mentor_agreement and p.entrepreneur_agreement))
)`

export type FactRow = {
  id: string
  org_id: string
  cohort_id: string
  owner_id: string
  mentor: string | null
  is_team: boolean
  course_open: boolean
  entrepreneur_threads: boolean
  active_modules: string[]
}

/** A short text that is another one as soon as anything has changed of these facts. */
export const factsPrint = (actor: string) =>
  `concat_ws(' ', p.xmin, c.xmin, ${isInTeam(actor)}, ${activeModules})`

/** With their print, where they are remembered for the next time. */
export type PrintedFacts = FactRow & { readonly facts: string }

export const printedFactColumns = (actor: string) => `${factColumns(actor)}, ${factsPrint(actor)} as facts`

export const factsOf = (row: FactRow): ProjectFacts => ({
  id: row.id,
  orgId: row.org_id,
  cohortId: row.cohort_id,
  ownerId: row.owner_id,
  mentorId: row.mentor,
  isTeam: row.is_team,
  courseOpen: row.course_open,
  activeModules: row.active_modules,
  entrepreneurThreads: row.entrepreneur_threads,
})

/**
 * The projects a person may see, as a condition on `p` and `c`: the same rule as readProject and readPlan in
 * domain/policies, written for lists. Parameters: person, organisation (null: none), super admin.
 */
export const visibleProjects = (what: 'project' | 'plan') => `(
  p.owner_id = $1
  or exists (select 1 from team_access t where t.project_id = p.id and t.user_id = $1)
  or (p.mentor = $1 ${what === 'plan' ? `and ${courseOpen}` : ''})
  or p.org_id = $2
  or $3::boolean
)`
