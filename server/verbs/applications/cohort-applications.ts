import { listApplications } from '#domain/policies/application.ts'
import type { ListedApplication, ListQueryInput, StatusCount } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { narrowed } from '#server/lists/list.ts'
import { listPage } from '#server/lists/read-list.ts'
import { matchingFacts } from '#server/verbs/matching/matching-facts.ts'
import { applicationList, applicationsTo } from './application-list.ts'

const each = (list: string) =>
  `jsonb_array_elements_text(case jsonb_typeof(${list}) when 'array' then ${list} else '[]' end)`

// What the filters can offer: values that occur among all applications of this role.
const offered = `
select offer.name, offer.value from application a join users u on u.id = a.user_id cross join lateral (
  select 'countries' as name, u.basic_data ->> 'selectedCountry' as value
  union all select 'countries', ${each(`u.business_details -> 'selectedCountries'`)}
  union all select 'languages', ${each(`u.basic_data -> 'selectedLanguages'`)}
  union all select 'sectors', ${each(`u.business_details -> 'selectedSector'`)}
  union all select 'sectors', ${each(`u.personal_experience -> 'selectedSector'`)}) offer
where a.cohort_id = $1 and ($2::text is null or a.role = $2) and offer.value <> ''
group by offer.name, offer.value order by offer.name, offer.value limit 1000`

type Offer = { name: 'countries' | 'languages' | 'sectors'; value: string }

/** The applications to a cohort, page by page, with how many stand where. */
export async function cohortApplications(
  { deps, actor }: Caller,
  cohortId: string,
  role: string | null | undefined,
  query: ListQueryInput | null | undefined,
) {
  const { cohort } = await matchingFacts(deps.db, actor, cohortId)
  authorize(listApplications(actor, cohort))
  const scope = applicationsTo(cohortId, role ?? null, actor.userId)
  const elsewhere = { ...query, filters: query?.filters?.filter(({ name }) => name !== 'status') ?? [] }
  const { source, values } = narrowed(applicationList, elsewhere, scope)
  const [page, counted, offers] = await Promise.all([
    listPage<ListedApplication>(deps.db, applicationList, query, scope),
    deps.db.query<StatusCount>(`select a.status, count(*)::int ${source} group by a.status`, values),
    deps.db.query<Offer>(offered, [cohortId, role ?? null]),
  ])
  const offersOf = (name: Offer['name']) =>
    offers.rows.filter((offer) => offer.name === name).map(({ value }) => value)
  return {
    ...page,
    ...{ cohort_id: cohortId, role: role ?? null },
    counts: counted.rows,
    countries: offersOf('countries'),
    languages: offersOf('languages'),
    sectors: offersOf('sectors'),
  }
}
