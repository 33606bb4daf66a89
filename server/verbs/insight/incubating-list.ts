import { type List, takes } from '#server/lists/list.ts'
import { courseOpen } from '#server/verbs/plan/project-facts.ts'
import { cohortsWithDays, type TeamNeedKind, teamNeeds, teamsFrom } from './team-facts.ts'

/** How far projects of a cohort have come; each of them is a number of the funnel. */
export const projectStages = {
  approved: 'true',
  matched: 'p.mentor is not null',
  signed: `p.mentor is not null and p.mentor_agreement and p.entrepreneur_agreement`,
  working: `${courseOpen} and work.at is not null`,
  completed: `p.status = 'completed'`,
} as const

const cells = `(
  select coalesce(json_agg(json_build_object('module_id', cm.module_id,
    'is_open', cm.start is null or cm.start <= now(), 'finished', coalesce(g.finished, false),
    'validated', coalesce(g.validated, false), 'review_request', coalesce(g.review_request, false),
    'request_count', coalesce(g.request_count, 0), 'withdrawn', coalesce(g.withdrawn, false),
    'since', case when g.review_request and not g.finished then r.requested_at else g.answered_at end
  ) order by cm.position), '[]')
  from cohort_module cm left join progress g on g.project_id = p.id and g.module_id = cm.module_id
  left join review_request r
    on r.project_id = g.project_id and r.module_id = g.module_id and r.number = g.request_count
  where cm.cohort_id = p.cohort_id and cm.active)`

const kinds = Object.keys(teamNeeds) as TeamNeedKind[]
const stages = Object.keys(projectStages) as (keyof typeof projectStages)[]

const needs = kinds.map((kind) => `case when ${teamNeeds[kind].where} then '${kind}' end`).join(', ')

const chosen = (value: string, conditions: readonly (readonly [string, string])[]) =>
  `case ${value}::text ${conditions.map(([name, where]) => `when '${name}' then ${where}`).join(' ')} else false end`

/** The running projects of a cohort. */
export const incubatingList: List = {
  columns: `p.id as "_id", p.name, p.status, o.name as owner_name, mp.name as mentor_name, work.at as worked_at,
    asked.since as waiting_since, asked.count as waiting, ${courseOpen} as course_open,
    array_remove(array[${needs}], null) as needs, c.review_days, ${cells} as cells`,
  from: `${teamsFrom(cohortsWithDays)} join users o on o.id = p.owner_id left join users mp on mp.id = p.mentor`,
  id: 'p.id',
  search: (pattern) => `search_form(p.name || ' ' || o.name || ' ' || coalesce(mp.name, '')) like ${pattern}`,
  filters: {
    needs: {
      takes: takes.oneOf(kinds),
      where: (value) =>
        chosen(
          value,
          kinds.map((kind) => [kind, teamNeeds[kind].where]),
        ),
    },
    stage: {
      takes: takes.oneOf(stages),
      where: (value) =>
        chosen(
          value,
          stages.map((stage) => [stage, projectStages[stage]]),
        ),
    },
  },
  sorts: {
    name: ['search_form(p.name)'],
    mentor: [`search_form(coalesce(mp.name, ''))`],
    worked: [`coalesce(work.at, '-infinity')`],
    waiting: [`coalesce(asked.since, 'infinity')`],
  },
  firstSort: 'name',
}

export const incubatingIn = (cohortId: string) => ({
  where: `p.cohort_id = $1 and p.status in ('active', 'completed')`,
  values: [cohortId],
})

export type IncubatingRow = {
  readonly _id: string
  readonly name: string
  readonly status: string
  readonly owner_name: string
  readonly mentor_name: string | null
  readonly worked_at: string | null
  readonly waiting_since: string | null
  readonly waiting: number | null
  readonly course_open: boolean
  readonly needs: TeamNeedKind[]
  readonly review_days: number
  readonly cells: readonly {
    module_id: string
    is_open: boolean
    finished: boolean
    validated: boolean
    review_request: boolean
    request_count: number
    withdrawn: boolean
    since: string | null
  }[]
}
