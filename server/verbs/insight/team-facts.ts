import { type AttentionName, attentionDefaults, attentionNames } from '#domain/programme/attention.ts'
import { courseOpen, isTeamSide } from '#server/verbs/plan/project-facts.ts'

/** Cohorts with the days after which something needs their organisers: as they say, or as every cohort that says nothing. */
export const cohortsWithDays = `(select c.*, ${attentionNames
  .map((name) => `coalesce((c.attention ->> '${name}')::int, ${attentionDefaults[name]}) as ${name}`)
  .join(', ')} from cohort c)`

const before = (name: AttentionName) => `now() - make_interval(days => c.${name})`

/** Cohort `c` is looked after: approved, not put away, and not over for long. */
export const isLookedAfter = `c.approved and c.archived_at is null
  and (c.end_date is null or c.end_date > now() - interval '30 days')`

const isRunning = `(c.start_date is null or c.start_date <= now()) and (c.end_date is null or c.end_date > now())`

/** When the course could begin for project `p`: there is no silence before. */
const opened = 'greatest(c.start_date, m.started_at, p.created_at)'

/** The last word of a conversation asks nothing: short, without a question mark, and somebody has answered before. */
const isThanks = `(last.asks_nothing and exists (
  select from feedback a where a.project_id = p.id and a.field_id = last.field_id and a.hidden_at is null
    and not ${isTeamSide('p', 'a.author_id')}))`

/** When somebody last worked on the plan of project `p`, to the hour; null where nobody has begun. */
export const lastWork = `left join lateral (
    select w.worked_at as at from project_work w where w.project_id = p.id) work on true`

/** Projects `p` with their cohort out of these, their match, and what was last done by whom. */
export const teamsFrom = (cohorts: string) => `project p
  join ${cohorts} c on c.id = p.cohort_id
  left join mentorship m on m.project_id = p.id and m.ended_at is null
  ${lastWork}
  left join lateral (
    select min(r.requested_at) as since, count(*)::int as count,
      (array_agg(g.module_id order by r.requested_at))[1] as module_id
    from progress g cross join lateral (
      select requested_at from review_request
      where project_id = g.project_id and module_id = g.module_id and number = g.request_count limit 1) r
    where g.project_id = p.id and g.review_request and not g.finished) asked on true
  left join lateral (
    select min(last.said_at) as since from thread_end last
    where last.project_id = p.id and last.author_id is distinct from p.mentor and ${isTeamSide('p', 'last.author_id')}
      and not ${isThanks}) question on true`

const isAtWork = `p.status = 'active' and ${courseOpen} and ${isRunning}`

type TeamNeed = { readonly where: string; readonly since: string; readonly days: AttentionName }

/** What a project may need, in the words of `teamsFrom`. */
export const teamNeeds = {
  review: { where: `asked.since < ${before('review_days')}`, since: 'asked.since', days: 'review_days' },
  question: {
    where: `question.since < ${before('question_days')}`,
    since: 'question.since',
    days: 'question_days',
  },
  unmatched: {
    where: `not c.self_guided and p.mentor is null and p.status = 'active' and (c.end_date is null or c.end_date > now())
      and c.matching_end < now() + make_interval(days => c.unmatched_days)`,
    since: 'c.matching_end',
    days: 'unmatched_days',
  },
  unsigned: {
    where: `p.mentor is not null and not (p.mentor_agreement and p.entrepreneur_agreement)
      and m.started_at < ${before('unsigned_days')}`,
    since: 'm.started_at',
    days: 'unsigned_days',
  },
  quietTeam: {
    where: `${isAtWork} and greatest(work.at, ${opened}) < ${before('team_days')}`,
    since: `greatest(work.at, ${opened})`,
    days: 'team_days',
  },
  quietMentor: {
    where: `p.mentor is not null and ${isAtWork} and greatest(m.heard_at, ${opened}) < ${before('mentor_days')}`,
    since: `greatest(m.heard_at, ${opened})`,
    days: 'mentor_days',
  },
} as const satisfies Record<string, TeamNeed>

export type TeamNeedKind = keyof typeof teamNeeds

/** Who can be reminded of it: mentor, owner and team, or whoever has not signed. */
export const remindable: Readonly<Record<TeamNeedKind, string>> = {
  review: 'array_remove(array[p.mentor], null)',
  question: 'array_remove(array[p.mentor], null)',
  unmatched: `'{}'::text[]`,
  unsigned: `case when p.entrepreneur_agreement then '{}' else array[p.owner_id] end
    || case when p.mentor_agreement then '{}' else array[p.mentor] end`,
  quietTeam: `p.owner_id || array(
    select t.user_id from team_access t where t.project_id = p.id and t.user_id <> p.owner_id)`,
  quietMentor: 'array[p.mentor]',
}
