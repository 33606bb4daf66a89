import type { PoolClient } from 'pg'
import type { Env } from '#server/env.ts'
import { notify } from '#server/notices/notify.ts'

// In one order and before the person, as accepting a request does: then nobody waits in a circle.
const lockProjects = `
select id from project p where p.owner_id = $1 or p.mentor = $1 or exists (
  select 1 from connect_request r where r.project_id = p.id and r.mentor_id = $1 and r.status = 'asked')
order by id for update`

const endMatches = `
update mentorship m set ended_at = now(), ended_by = $1, end_reason = 'account closed'
from project p where p.id = m.project_id and m.ended_at is null and (m.mentor_id = $1 or p.owner_id = $1)
returning p.id as project_id, p.name as project_name, p.cohort_id,
  case when m.mentor_id = $1 then p.owner_id else m.mentor_id end as other`

const freeProjects = `
update project set mentor = null, mentor_agreement = false, entrepreneur_agreement = false, version = version + 1,
  updated_at = now() where mentor is not null and (mentor = $1 or owner_id = $1)`

const endRequests = `
update connect_request r set status = case when r.mentor_id = $1 then 'withdrawn' else 'closed' end, decided_at = now()
from project p where p.id = r.project_id and r.status = 'asked' and (r.mentor_id = $1 or p.owner_id = $1)
returning p.id as project_id, p.name as project_name, p.cohort_id, nullif(r.mentor_id, $1) as other`

type Ended = { project_id: string; project_name: string; cohort_id: string; other: string | null }

/** Ends what connects a person who leaves with others, and tells those who counted on them. */
export async function endMatchesOf(tx: PoolClient, env: Env, userId: string, name: string): Promise<void> {
  await tx.query(lockProjects, [userId])
  const matches = await tx.query<Ended>(endMatches, [userId])
  await tx.query(freeProjects, [userId])
  const requests = await tx.query<Ended>(endRequests, [userId])
  const person = { person_id: userId, person_name: name }
  for (const { other, ...about } of matches.rows) {
    if (other) await notify(tx, env, other, 'accountClosed', { ...about, ...person, path: '/home' })
  }
  for (const { other, ...about } of requests.rows) {
    if (other) await notify(tx, env, other, 'connectDeclined', { ...about, path: '/home/matching' })
  }
}
