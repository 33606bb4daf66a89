import type { NeedKind } from '#domain/progress/needs.ts'
import type { Queryable } from '#server/db/transaction.ts'
import {
  attentionDays,
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

const teamColumns = teamKinds
  .map(
    (kind) => `case when ${teamNeeds[kind].where} then ${teamNeeds[kind].since} end as "${kind}",
  ${attentionDays(teamNeeds[kind].days)} as "${kind}_days",
  case when ${teamNeeds[kind].where} then ${remindable[kind]} end as "${kind}_people"`,
  )
  .join(', ')

const teamRows = teamKinds
  .map(
    (kind) => `select '${kind}', project_id, cohort_id, project_id, project_name,
    ${kind === 'quietTeam' ? 'owner_id' : 'mentor'}, ${kind === 'review' ? 'module_id' : 'null'}, null,
    "${kind}", "${kind}_days", "${kind}_people" from team where "${kind}" is not null`,
  )
  .join('\nunion all ')

const textFor = (scope: string) => `
with team as materialized (
  select p.id as project_id, p.name as project_name, p.cohort_id, p.owner_id, p.mentor, asked.module_id, ${teamColumns}
  from ${teamsFrom}
  where ${scope} and ${isLookedAfter} and p.status in ('active', 'completed') and ($2::text is null or p.id = $2)
), found (kind, key, cohort_id, project_id, project_name, person_id, module_id, detail, since, allowed, people) as (
  ${teamRows}
  union all select 'application', a.id, a.cohort_id, null, null, a.user_id, null, a.role, a.created_at,
    ${attentionDays('application_days')}, '{}'
  from application a join cohort c on c.id = a.cohort_id
  where ${scope} and ${isLookedAfter} and a.status = 'pending' and $2::text is null
  union all select 'date', c.id || d.name, c.id, null, null, null, null, d.name, d.at, ${attentionDays('date_days')}, '{}'
  from cohort c cross join lateral (values ('close_date', c.close_date), ('matching_start', c.matching_start),
    ('matching_end', c.matching_end), ('start_date', c.start_date), ('end_date', c.end_date)) d (name, at)
  where ${scope} and ${isLookedAfter} and $2::text is null and not (c.self_guided and d.name like 'matching%')
    and d.at > now() and d.at < now() + make_interval(days => ${attentionDays('date_days')})
  union all select 'draft', c.id, c.id, null, null, null, null, null, c.submitted_at, ${draftDays}, '{}'
  from cohort c where $3 and c.submitted_at is not null and not c.approved and c.archived_at is null
  union all select 'bug', b.id, null, null, null, b.user_id, null, left(b.description, 120), b.created_at, ${bugDays}, '{}'
  from bug_report b where $3 and b.status <> 'closed'
), placed as (
  select f.*, row_number() over (partition by f.kind order by f.since, f.key) as place from found f
)
select
  (select coalesce(json_agg(n), '[]') from (
    select f.kind, f.cohort_id, c.title as cohort_title, o.slug as org, case when f.kind = 'application' then f.detail end as detail,
      count(*)::int as count
    from found f left join cohort c on c.id = f.cohort_id left join organisation o on o.id = c.org_id
    group by 1, 2, 3, 4, 5 order by 3, 1, 5) n) as counts,
  (select coalesce(json_agg(i), '[]') from (
    select f.*, c.title as cohort_title, o.slug as org, (select u.name from users u where u.id = f.person_id) as person_name, (
      select max(r.created_at) from reminder r where r.user_id = any (f.people) and r.kind = f.kind
        and r.day = (now() at time zone 'UTC')::date) as reminded_at
    from placed f left join cohort c on c.id = f.cohort_id left join organisation o on o.id = c.org_id
    where f.place <= ${shownOfAKind}) i) as items`

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
