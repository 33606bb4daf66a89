import { moduleById } from '#course/course.ts'
import { manageCohort, readAudit } from '#domain/policies/programme.ts'
import { attentionOf } from '#domain/programme/attention.ts'
import type { CohortFunnel, CohortHappening, MentorLoad, ModuleRatings } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { fullRecord } from '#server/verbs/cohorts/cohorts.ts'
import { matchingFacts } from '#server/verbs/matching/matching-facts.ts'
import { changeColumns } from '#server/verbs/people/audit-log.ts'
import { mentorsOf } from '#server/verbs/people/person-facts.ts'
import { tellingWords } from '#server/verbs/reviews/telling-words.ts'
import { projectStages } from './incubating-list.ts'
import type { AttentiveRow } from './needs-you.ts'
import { lastWork } from './team-facts.ts'

const mostMentors = 100
const mostHappenings = 20

const counted = Object.entries(projectStages)
  .map(([name, where]) => `count(*) filter (where ${where})::int as ${name}`)
  .join(', ')

const funnelQuery = `
select (select count(*)::int from application a where a.cohort_id = $1 and a.role = 'entrepreneur') as applied, ${counted}
from project p join cohort c on c.id = p.cohort_id
${lastWork}
where p.cohort_id = $1 and p.status in ('active', 'completed')`

const modulesQuery = `select module_id from cohort_module where cohort_id = $1 and active order by position`

const mentorsQuery = `
select m.id as user_id, m.name, m.mentor_capacity as places, own.count as teams,
  (select count(*)::int from mentorship s where s.mentor_id = m.id and s.ended_at is null) as taken,
  waiting.count as waiting, answered.median as answer_days
from users m join cohort c on c.id = $1
cross join lateral (
  select count(*)::int as count from project p where p.mentor = m.id and p.cohort_id = c.id
    and p.status in ('active', 'completed')) own
cross join lateral (
  select count(*)::int as count from project p join progress g on g.project_id = p.id
  where p.mentor = m.id and p.cohort_id = c.id and p.status in ('active', 'completed')
    and g.review_request and not g.finished) waiting
cross join lateral (
  select round((percentile_cont(0.5) within group (order by extract(epoch from r.decided_at - r.requested_at)) / 86400)::numeric, 1)::float8 as median
  from project p join review_request r on r.project_id = p.id
  where p.mentor = m.id and p.cohort_id = c.id and r.decided_by = m.id) answered
where m.role = 'mentor' and m.disabled_at is null and m.id in (${mentorsOf('$1')}
  union select p.mentor from project p where p.cohort_id = $1 and p.status in ('active', 'completed'))
order by waiting.count desc, own.count desc, m.name, m.id limit ${mostMentors}`

const ratingsQuery = `
select v.module, count(*)::int as count, (array_agg(${tellingWords} order by v.id desc))[1:3] as latest
from module_review v join project p on p.id = v.project_id where p.cohort_id = $1 group by v.module`

// Each thing of the cohort gives its newest entries, found by its own index.
const happenedQuery = `
select e.id as "_id", e.action, e.created_at as at, u.name as actor_name, thing.name as target_name, ${changeColumns}
from (
  select c.id, c.title as name from cohort c where c.id = $1
  union all select p.id, p.name from project p where p.cohort_id = $1
  union all select a.id, w.name from application a join users w on w.id = a.user_id where a.cohort_id = $1
) thing
cross join lateral (
  select * from audit_entry e where e.target_id = thing.id order by e.id desc limit ${mostHappenings}) e
left join users u on u.id = e.actor_id
order by e.id desc limit ${mostHappenings}`

/** How a cohort is doing, for those who run it. */
export async function cohortDashboard({ deps, actor }: Caller, cohortId: string) {
  const { cohort, row } = await matchingFacts(deps.db, actor, cohortId)
  authorize(manageCohort(actor, cohort))
  const seesLog = readAudit(actor, cohort.orgId) === 'allowed'
  const [funnel, modules, mentors, ratings, happened] = await Promise.all([
    deps.db.query<CohortFunnel>(funnelQuery, [cohortId]),
    deps.db.query<{ module_id: string }>(modulesQuery, [cohortId]),
    deps.db.query<MentorLoad>(mentorsQuery, [cohortId]),
    deps.db.query<ModuleRatings>(ratingsQuery, [cohortId]),
    seesLog ? deps.db.query<CohortHappening>(happenedQuery, [cohortId]) : { rows: null },
  ])
  const [figures] = funnel.rows
  if (!figures) throw new Error('A count is always answered.')
  return {
    cohort: fullRecord(actor, row),
    review_days: attentionOf((row as AttentiveRow).attention).review_days,
    funnel: figures,
    modules: modules.rows.flatMap(({ module_id }) => moduleById(module_id)?.slug ?? []),
    mentors: mentors.rows,
    ratings: ratings.rows,
    happened: happened.rows,
  }
}
