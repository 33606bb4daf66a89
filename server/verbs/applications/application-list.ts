import { businessStages } from '#domain/options/people.ts'
import { applicationStatuses } from '#domain/options/programme.ts'
import { type List, type ListScope, takes } from '#server/lists/list.ts'

const statuses = applicationStatuses.map(({ value }) => value)

/** Reviewers see what others gave after their own, or once it is decided; nobody what was given to themselves. */
const seesPoints = `a.user_id <> $3 and (coalesce(given.by_me, false) or a.status <> 'pending')`

// Of this cohort alone, and once for all rows; where nothing is asked of it the database leaves it out.
const given = `left join (
  select s.application_id, count(*)::int as count, bool_or(s.reviewer_id = $3) as by_me, avg(r.mean)::float8 as mean,
    min(r.mean)::float8 as lowest, max(r.mean)::float8 as highest
  from application_score s join application x on x.id = s.application_id and x.cohort_id = $1
  cross join lateral (select avg(point) as mean from unnest(s.points) point) r
  group by s.application_id) given on given.application_id = a.id`

/** What the list says of the points of application `a`. */
export const pointColumns = `case when a.user_id = $3 then 0 else coalesce(given.count, 0) end as scored,
  coalesce(given.by_me, false) as scored_by_me,
  case when given.count > 0 and ${seesPoints}
    then json_build_object('mean', given.mean, 'lowest', given.lowest, 'highest', given.highest) end as score`

const short = (value: string) => value.length <= 120

/** The applications of one role to a cohort, as organisers narrow them. */
export const applicationList: List = {
  columns: `a.id as "_id", a.user_id, c.org_id, a.status, a.created_at, ${pointColumns}`,
  from: `application a join cohort c on c.id = a.cohort_id join users u on u.id = a.user_id ${given}`,
  id: 'a.id',
  search: (pattern) =>
    `search_form(u.first_name || ' ' || u.last_name || ' ' || u.name || ' ' || u.email || ' '
      || coalesce(u.business_details ->> 'givenBusinessName', '')) like ${pattern}`,
  filters: {
    status: { takes: takes.oneOf(statuses), where: (value) => `a.status = ${value}` },
    country: {
      takes: short,
      where: (value) =>
        `u.basic_data ->> 'selectedCountry' = ${value} or u.business_details -> 'selectedCountries' ? ${value}`,
    },
    language: { takes: short, where: (value) => `u.basic_data -> 'selectedLanguages' ? ${value}` },
    sector: {
      takes: short,
      where: (value) =>
        `u.business_details -> 'selectedSector' ? ${value} or u.personal_experience -> 'selectedSector' ? ${value}`,
    },
    stage: {
      takes: takes.oneOf(businessStages.map(({ value }) => value)),
      where: (value) => `u.business_details ->> 'selectedAboutSocBus' = ${value}`,
    },
    scored: {
      takes: takes.oneOf(['byMe', 'notByMe']),
      where: (value) => `(${value} = 'byMe') = coalesce(given.by_me, false)`,
    },
  },
  sorts: {
    name: ['search_form(u.last_name)', 'search_form(u.first_name)'],
    applied: ['a.created_at'],
    score: [`coalesce(case when ${seesPoints} then given.mean end, 0)`],
  },
  firstSort: '-applied',
}

/** Those of a cohort, as somebody sees them; without a role, all of them. */
export const applicationsTo = (cohortId: string, role: string | null, reader: string): ListScope => ({
  where: 'a.cohort_id = $1 and ($2::text is null or a.role = $2) and $3::text is not null',
  values: [cohortId, role, reader],
})
