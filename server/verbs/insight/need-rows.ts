import type { NeedKind } from '#domain/progress/needs.ts'
import type { Queryable } from '#server/db/transaction.ts'
import {
  cohortsWithDays,
  isLookedAfter,
  remindable,
  type TeamNeedKind,
  teamNeeds,
  teamsFrom,
} from './team-facts.ts'

export type NeedRow = {
  readonly kind: NeedKind
  readonly key: string
  readonly cohort_id: string | null
  readonly cohort_title: string | null
  readonly org: string | null
  readonly project_id: string | null
  readonly project_name: string | null
  readonly person_name: string | null
  readonly module_id: string | null
  readonly detail: string | null
  readonly since: string
  readonly allowed: number
  /** Who can be reminded. */
  readonly people: string[]
  readonly reminded_at: string | null
}

export type CountRow = {
  readonly kind: NeedKind
  readonly cohort_id: string | null
  readonly cohort_title: string | null
  readonly org: string | null
  readonly detail: string | null
  readonly count: number
}

/** Of each kind, the oldest are shown; the rest is a number that leads to its list. */
const shownOfAKind = 5
/** The hub has no cohort whose organisers could say otherwise. */
const draftDays = 3
const bugDays = 7

const teamKinds = Object.keys(teamNeeds) as TeamNeedKind[]

const each = (write: (kind: TeamNeedKind) => string, between = ', ') => teamKinds.map(write).join(between)

/** The oldest of a kind, sought among these alone. */
const oldest = (query: string, since: string, key: string) =>
  `(${query} order by ${since}, ${key} limit ${shownOfAKind})`

const oldestTeams = (kind: TeamNeedKind) => {
  const { person = 'null', module = 'null', detail = 'null' } = shownOf[kind]
  return oldest(
    `select '${kind}', project_id, cohort_id, project_id, ${person}, ${module}, ${detail}, "${kind}"
     from team where "${kind}" is not null`,
    `"${kind}"`,
    'project_id',
  )
}

type Shown = { readonly person?: string; readonly module?: string; readonly detail?: string }

const shownOf: Readonly<Record<TeamNeedKind, Shown>> = {
  review: { person: 'mentor', module: 'module_id' },
  question: { person: 'mentor' },
  unmatched: {},
  unsigned: { person: 'mentor' },
  quietTeam: { person: 'owner_id', detail: `case when worked_at is null then 'never' end` },
  quietMentor: { person: 'mentor', detail: `case when heard_at is null then 'never' end` },
}

const textFor = (scope: string) => `
with watched as materialized (
  select c.* from ${cohortsWithDays} c where ${scope} and ${isLookedAfter}
), team as materialized (
  select p.id as project_id, p.cohort_id, p.owner_id, p.mentor, asked.module_id, work.at as worked_at, m.heard_at,
    ${each((kind) => `case when ${teamNeeds[kind].where} then ${teamNeeds[kind].since} end as "${kind}"`)}
  from ${teamsFrom('watched')}
  where p.status in ('active', 'completed') and ($2::text is null or p.id = $2)
), pending as materialized (
  select a.* from watched c join application a on a.cohort_id = c.id and a.status = 'pending' where $2::text is null
), near as materialized (
  select c.id, d.name, d.at
  from watched c cross join lateral (values ('close_date', c.close_date), ('matching_start', c.matching_start),
    ('matching_end', c.matching_end), ('start_date', c.start_date), ('end_date', c.end_date)) d (name, at)
  where $2::text is null and not (c.self_guided and d.name like 'matching%')
    and d.at > now() and d.at < now() + make_interval(days => c.date_days)
), draft as materialized (
  select c.id, c.submitted_at from cohort c
  where $3 and c.submitted_at is not null and not c.approved and c.archived_at is null
), counted (kind, cohort_id, detail, count) as (
  select k.kind, t.cohort_id, null, k.count
  from (select cohort_id, ${each((kind) => `count("${kind}")::int as "${kind}"`)} from team group by cohort_id) t
  cross join lateral (values ${each((kind) => `('${kind}', t."${kind}")`)}) k (kind, count) where k.count > 0
  union all select 'application', cohort_id, role, count(*)::int from pending group by cohort_id, role
  union all select 'date', id, null, count(*)::int from near group by id
  union all select 'draft', id, null, 1 from draft
  union all select 'bug', null, null, b.count from (
    select count(*)::int as count from bug_report where $3 and status <> 'closed') b where b.count > 0
), shown (kind, key, cohort_id, project_id, person_id, module_id, detail, since) as (
  ${each(oldestTeams, ' union all ')}
  union all ${oldest(
    `select 'application', id, cohort_id, null, user_id, null, role, created_at from pending`,
    'created_at',
    'id',
  )}
  union all ${oldest(`select 'date', id || name, id, null, null, null, name, at from near`, 'at', 'id, name')}
  union all ${oldest(
    `select 'draft', id, id, null, null, null, null, submitted_at from draft`,
    'submitted_at',
    'id',
  )}
  union all ${oldest(
    `select 'bug', id, null, null, user_id, null, left(description, 120), created_at
     from bug_report where $3 and status <> 'closed'`,
    'created_at',
    'id',
  )}
), detailed as (
  select f.*, c.title as cohort_title, o.slug as org, p.name as project_name, u.name as person_name,
    case f.kind ${each((kind) => `when '${kind}' then c.${teamNeeds[kind].days}`, ' ')}
      when 'application' then c.application_days when 'date' then c.date_days
      when 'draft' then ${draftDays} else ${bugDays} end as allowed,
    case f.kind ${each((kind) => `when '${kind}' then ${remindable[kind]}`, ' ')} else '{}' end as people
  from shown f left join ${cohortsWithDays} c on c.id = f.cohort_id left join organisation o on o.id = c.org_id
  left join project p on p.id = f.project_id left join users u on u.id = f.person_id
)
select
  (select coalesce(json_agg(n), '[]') from (
    select f.kind, f.cohort_id, c.title as cohort_title, o.slug as org, f.detail, f.count
    from counted f left join cohort c on c.id = f.cohort_id left join organisation o on o.id = c.org_id
    order by c.title, f.kind, f.detail) n) as counts,
  (select coalesce(json_agg(i), '[]') from (
    select f.*, (
      select max(r.created_at) from reminder r where r.user_id = any (f.people) and r.kind = f.kind
        and r.day = (now() at time zone 'UTC')::date) as reminded_at
    from detailed f) i) as items`

// Each place has a statement of its own, so that each is planned for what it reads.
const statements = {
  cohort: { name: 'needs-of-cohort', text: textFor('c.id = $1') },
  organisation: { name: 'needs-of-organisation', text: textFor('c.org_id = $1') },
}

export type NeedScope = ({ readonly cohortId: string } | { readonly orgId: string }) & {
  readonly projectId?: string
  /** Drafts that wait for the hub, and bugs. */
  readonly isPlatform?: boolean
}

/** Everything that needs somebody in a cohort, an organisation or the platform, in one statement. */
export async function needRows(db: Queryable, where: NeedScope) {
  const isCohort = 'cohortId' in where
  const { rows } = await db.query<{ counts: CountRow[]; items: NeedRow[] }>({
    ...statements[isCohort ? 'cohort' : 'organisation'],
    values: [isCohort ? where.cohortId : where.orgId, where.projectId ?? null, where.isPlatform ?? false],
  })
  return rows[0] ?? { counts: [], items: [] }
}
