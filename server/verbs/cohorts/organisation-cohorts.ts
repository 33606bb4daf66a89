import type { OrganisationCohort } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { managedOrganisation } from '#server/verbs/organisations/organisations.ts'
import { bounded } from '#server/verbs/plan/read-plan.ts'
import { approvalOf, type CohortRow, fullRecord } from './cohorts.ts'

const largestPage = 100

type Figures = Pick<
  OrganisationCohort,
  'applied' | 'pending' | 'pending_mentors' | 'mentors' | 'teams' | 'matched' | 'signed' | 'completed'
>

// What runs or comes first, then what is over, the latest first.
const order = `coalesce(c.end_date < now(), false), c.start_date desc nulls first, c.id desc`

// The figures are counted of those that are shown.
const pageQuery = `
select c.*, o.slug as org, o.name as org_name, a.*, p.*
from (
  select c.*, count(*) over () as total from cohort c where c.org_id = $1 and (c.archived_at is not null) = $2
  order by ${order} limit $3 offset $4) c
join organisation o on o.id = c.org_id
cross join lateral (
  select count(*) filter (where a.role = 'entrepreneur') as applied, count(*) filter (where a.status = 'pending') as pending,
    count(*) filter (where a.role = 'mentor' and a.status = 'pending') as pending_mentors,
    count(*) filter (where a.role = 'mentor' and a.status = 'approved') as mentors
  from application a where a.cohort_id = c.id) a
cross join lateral (
  select count(*) filter (where p.status in ('active', 'completed')) as teams,
    count(*) filter (where p.status in ('active', 'completed') and p.mentor is not null) as matched,
    count(*) filter (where p.status in ('active', 'completed') and p.mentor_agreement and p.entrepreneur_agreement) as signed,
    count(*) filter (where p.status = 'completed') as completed
  from project p where p.cohort_id = c.id) p
order by ${order}`

/** The cohorts of an organisation with the figures that say how each is doing. */
export async function organisationCohorts(
  context: Caller,
  slug: string,
  archived: boolean | null | undefined,
  limit: number | null | undefined,
  offset: number | null | undefined,
) {
  const { deps, actor } = context
  const organisation = await managedOrganisation(context, { slug })
  const { rows } = await deps.db.query<CohortRow & Figures & { total: number }>(pageQuery, [
    organisation.id,
    archived ?? false,
    bounded(limit, largestPage),
    Math.max(0, offset ?? 0),
  ])
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map((row) => ({
      cohort: fullRecord(actor, row),
      approval: approvalOf(row),
      applied: row.applied,
      pending: row.pending,
      pending_mentors: row.pending_mentors,
      mentors: row.mentors,
      teams: row.teams,
      matched: row.matched,
      signed: row.signed,
      completed: row.completed,
    })),
  }
}
