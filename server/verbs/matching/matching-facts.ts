import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import type { MatchingFacts } from '#domain/policies/matching.ts'
import { freePlaces } from '#domain/progress/connect-request.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { type CohortRow, cohortFactsOf, standing } from '#server/verbs/cohorts/cohorts.ts'
import { mentorOf } from '#server/verbs/people/person-facts.ts'

const text = `
select c.*, ${standing('$2')}, false as has_invite, ${mentorOf('$3')} as is_approved_here,
  coalesce((select u.mentor_capacity from users u where u.id = $3 and u.role = 'mentor'), 0) as capacity,
  (select count(*) from mentorship m where m.mentor_id = $3 and m.ended_at is null) as running
from cohort c where c.id = $1 and c.archived_at is null`

type Row = CohortRow & { is_approved_here: boolean; capacity: number; running: number }

export type Matching = MatchingFacts & { readonly row: CohortRow }

/** The matching of a cohort for the caller, with the free places of the mentor in question. */
export async function matchingFacts(
  db: Queryable,
  actor: Actor,
  cohortId: string,
  mentorId = actor.userId,
): Promise<Matching> {
  const { rows } = await db.query<Row>({
    name: 'matching-facts',
    text,
    values: [cohortId, actor.userId, mentorId],
  })
  const [row] = rows
  if (!row) throw new AppError('NOT_FOUND')
  return {
    row,
    cohort: cohortFactsOf(row),
    isApprovedHere: row.is_approved_here,
    freePlaces: freePlaces(row.capacity, row.running),
  }
}

/** Holds the mentor until the transaction ends, so that nobody else counts the same free place. */
export async function lockMentor(tx: PoolClient, mentorId: string): Promise<void> {
  await tx.query('select 1 from users where id = $1 for update', [mentorId])
}
