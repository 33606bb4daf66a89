import { onlySuper } from '#domain/policies/programme.ts'
import type { PlatformHome } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { isActive } from '#server/verbs/people/people-list.ts'
import { tellingWords } from '#server/verbs/reviews/telling-words.ts'

const mostShown = 5

const list = (query: string) => `(select coalesce(json_agg(x), '[]') from (${query} limit ${mostShown}) x)`

/** A cohort `c` that the public may know of. */
export const isCurrent = `c.approved and c.archived_at is null and (c.end_date is null or c.end_date > now())`

/** A project that works on its plan, or has. */
export const isTeam = `status in ('active', 'completed')`

const people = (role: string) => `(select count(*)::int from users u
  where u.deleted_at is null and u.role = '${role}' and ${isActive})`

// Each of them is the number of a list, or the sum of one of its columns.
const text = `
select
  (select count(*)::int from organisation where disabled_at is null) as organisations,
  (select count(*)::int from cohort c where ${isCurrent}) as cohorts,
  (select count(*)::int from project where ${isTeam}) as teams,
  ${people('mentor')} as mentors,
  ${people('entrepreneur')} as entrepreneurs,
  (select count(*)::int from bug_report where status <> 'closed') as open_bugs,
  (select count(*)::int from module_review) as reviews,
  ${list(`select c.id as "_id", c.title, o.slug as org, o.name as org_name, c.submitted_at
    from cohort c join organisation o on o.id = c.org_id
    where c.submitted_at is not null and not c.approved and c.archived_at is null order by c.submitted_at, c.id`)} as drafts,
  ${list(`select b.id as "_id", b.description, b.status, b.module, b.step, b.created_at
    from bug_report b order by b.id desc`)} as bugs,
  ${list(`select v.id as "_id", v.module, v.role, v.created_at,
      ${tellingWords} as answer
    from module_review v order by v.id desc`)} as latest_reviews`

/** The platform in figures, what waits for the hub, and what people said last. */
export async function platformHome({ deps, actor }: Caller): Promise<PlatformHome> {
  authorize(onlySuper(actor))
  const { rows } = await deps.db.query<PlatformHome>(text)
  const [home] = rows
  if (!home) throw new Error('A count is always answered.')
  return home
}
