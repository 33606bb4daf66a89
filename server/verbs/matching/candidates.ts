import type { Pool } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { listCandidates } from '#domain/policies/matching.ts'
import { isMatchingOpen } from '#domain/policies/programme.ts'
import type { MentorOffer } from '#domain/progress/fit.ts'
import type { Candidate, CandidateFilterInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { cardOf } from '#server/verbs/cohorts/cohorts.ts'
import { fitFields, type OfferRow, offerColumns, offerOf, type WishRow, wishColumns } from './fit-rows.ts'
import { matchingFacts } from './matching-facts.ts'

const text = `
select p.id as project_id, p.name, p.problem, p.solution, p.type, ${wishColumns},
  o.first_name as owner_first_name, o.basic_data ->> 'avatar' as owner_avatar, o.basic_data ->> 'providedBio' as owner_bio,
  exists (select 1 from mentor_selection s where s.project_id = p.id and s.mentor_id = $2) as is_selected,
  r.id as request_id, r.status as request_status
from project p join users o on o.id = p.owner_id
left join lateral (
  select id, status from connect_request where project_id = p.id and mentor_id = $2 order by id desc limit 1
) r on true
where p.cohort_id = $1 and p.mentor is null and p.status = 'active' order by p.id limit 1000`

type Row = WishRow & Omit<Candidate, keyof WishRow | 'fit' | 'fit_points'>

/** The cohort's projects without a mentor, best fit first, with what the filters can offer. */
export async function candidates(
  { deps, actor }: Caller,
  cohortId: string,
  filter: CandidateFilterInput | null | undefined,
) {
  const matching = await matchingFacts(deps.db, actor, cohortId)
  const now = new Date()
  const answer = listCandidates(actor, matching, now)
  // A full mentor and a closed window have an empty list and a page that says why, not an error.
  const isEmpty = typeof answer === 'object' && answer.notNow !== 'notApproved'
  if (!isEmpty) authorize(answer)
  const offer = await offerOfMentor(deps.db, actor)
  const { rows } = isEmpty ? { rows: [] } : await deps.db.query<Row>(text, [cohortId, actor.userId])
  const all = rows.map((row) => ({
    ...row,
    languages: row.languages ?? [],
    support: row.support ?? [],
    ...fitFields(row, offer),
  }))
  return {
    cohort: cardOf(matching.row),
    is_open: isMatchingOpen(matching.cohort, now),
    free_places: matching.freePlaces,
    items: all.filter((one) => fits(one, filter ?? {})).sort((a, b) => b.fit - a.fit),
    countries: values(all.map((one) => one.countries)),
    languages: values(all.map((one) => one.languages)),
    expertise: values(all.map((one) => one.support)),
    experience: values(all.map((one) => one.sectors)),
  }
}

async function offerOfMentor(db: Pool, actor: Actor): Promise<MentorOffer> {
  const { rows } = await db.query<OfferRow>(`select ${offerColumns} from users m where m.id = $1`, [
    actor.userId,
  ])
  if (!rows[0]) throw new AppError('NOT_FOUND')
  return offerOf(rows[0])
}

const values = (lists: string[][]) => [...new Set(lists.flat())].sort((a, b) => a.localeCompare(b))

function fits(one: Row & { languages: string[]; support: string[] }, filter: CandidateFilterInput): boolean {
  const has = (list: readonly string[], wanted: string | null | undefined) => !wanted || list.includes(wanted)
  const words = (filter.search ?? '').trim().toLowerCase()
  const haystack = `${one.name} ${one.problem} ${one.solution} ${one.sectors.join(' ')}`.toLowerCase()
  return (
    has(one.countries, filter.country) &&
    has(one.languages, filter.language) &&
    has(one.sectors, filter.experience) &&
    has(one.support, filter.expertise) &&
    haystack.includes(words)
  )
}
