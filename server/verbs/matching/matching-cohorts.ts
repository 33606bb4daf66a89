import { isMatchingOpen } from '#domain/policies/programme.ts'
import { freePlaces } from '#domain/progress/connect-request.ts'
import type { Caller } from '#server/caller.ts'
import { type CohortRow, cardOf, cohortFactsOf } from '#server/verbs/cohorts/cohorts.ts'
import { mentorOf } from '#server/verbs/people/person-facts.ts'

const text = `
select c.*, true as takes_part, true as is_known, false as has_invite,
  (select u.mentor_capacity from users u where u.id = $1) as capacity,
  (select count(*) from mentorship m where m.mentor_id = $1 and m.ended_at is null) as running,
  (select count(*) from project p where p.cohort_id = c.id and p.mentor is null and p.status = 'active') as candidates
from cohort c
where c.approved and not c.self_guided and c.archived_at is null and ${mentorOf('$1')}
order by c.matching_start desc nulls last limit 50`

type Row = CohortRow & { capacity: number; running: number; candidates: number }

/** The cohorts in which an approved mentor takes part in matching. */
export async function matchingCohorts({ deps, actor }: Caller) {
  if (actor.role !== 'mentor') return []
  const { rows } = await deps.db.query<Row>(text, [actor.userId])
  return rows.map((row) => ({
    cohort: cardOf(row),
    is_open: isMatchingOpen(cohortFactsOf(row), new Date()),
    free_places: freePlaces(row.capacity, row.running),
    candidates: row.candidates,
  }))
}
