import type { UntoldDecision } from '#server/api-types.ts'
import type { Queryable } from '#server/db/transaction.ts'

// All that were decided at once are due at once.
const text = `
with last as (
  select distinct on (d.application_id) d.application_id, d.decider_id, d.due, e.to_status, u.first_name, u.last_name
  from untold_decision d join application_event e on e.id = d.event_id
  join application a on a.id = d.application_id join users u on u.id = a.user_id
  where d.due > now() and a.cohort_id = $2 and ($3::text is null or a.role = $3)
    and d.application_id in (select own.application_id from untold_decision own where own.decider_id = $1)
  order by d.application_id, d.decided_at desc
)
select array_agg(application_id order by application_id) as ids, to_status as status,
  ceil(extract(epoch from due - now()))::int as seconds, min(first_name) as first_name, min(last_name) as last_name
from last where decider_id = $1 group by due, to_status order by due desc limit 1`

/** What somebody decided last in a cohort, as long as nobody was told and it can be taken back. */
export async function untoldDecision(
  db: Queryable,
  decider: string,
  cohortId: string,
  role: string | null,
): Promise<UntoldDecision | null> {
  const { rows } = await db.query<UntoldDecision>(text, [decider, cohortId, role])
  return rows[0] ?? null
}
