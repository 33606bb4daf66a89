import type { PoolClient } from 'pg'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notices/notify.ts'

const batch = 200

/** Requests `a` to projects `ap` of cohorts `ac` that nobody answered while the window was open. */
export const unansweredInTime = `connect_request a join project ap on ap.id = a.project_id join cohort ac on ac.id = ap.cohort_id
  where a.status = 'asked' and ac.matching_end <= now()`

// Whoever is just being accepted or declined is left alone.
const expire = `
update connect_request r set status = 'expired', decided_at = now()
from project p join cohort c on c.id = p.cohort_id, users m
where p.id = r.project_id and m.id = r.mentor_id and r.id in (
  select a.id from ${unansweredInTime} order by a.id limit ${batch} for update of a skip locked)
returning r.project_id, p.name as project_name, p.owner_id, p.cohort_id, r.mentor_id, m.name as mentor_name`

type Expired = {
  project_id: string
  project_name: string
  owner_id: string
  cohort_id: string
  mentor_id: string
  mentor_name: string
}

/** Requests live until the matching window ends; both sides are told that nobody answered. */
export async function expireRequests({ db, env, log }: Deps): Promise<void> {
  const expireSome = async (tx: PoolClient) => {
    const { rows } = await tx.query<Expired>(expire)
    for (const { owner_id, mentor_id, mentor_name, ...about } of rows) {
      await notify(tx, env, mentor_id, 'connectExpired', { ...about, path: '/home/matching' })
      await notify(tx, env, owner_id, 'requestExpired', {
        ...about,
        person_id: mentor_id,
        person_name: mentor_name,
        path: '/home',
      })
    }
    return rows.length
  }
  let [some, all] = [batch, 0]
  while (some === batch) {
    some = await inTransaction(db, expireSome)
    all += some
  }
  if (all > 0) log.info({ requests: all }, 'connect requests expired')
}
