import type { PoolClient } from 'pg'
import type { Env } from '#server/env.ts'
import { notify } from './notify.ts'

const openRequests = `
select p.id as project_id, p.name as project_name, p.owner_id, p.cohort_id, m.name as person_name,
  m.mentor_capacity - (select count(*) from mentorship s where s.mentor_id = m.id and s.ended_at is null) as places
from connect_request r join project p on p.id = r.project_id join cohort c on c.id = p.cohort_id
join users m on m.id = r.mentor_id
where r.mentor_id = $1 and r.status = 'asked' and (c.matching_end is null or c.matching_end > now()) order by r.id`

type Row = {
  project_id: string
  project_name: string
  owner_id: string
  cohort_id: string
  person_name: string
  /** Below none where the mentor lowered the number of teams. */
  places: number
}

/**
 * When a mentor becomes full, their open requests rest; when a place is free again, they go on. Both sides are told;
 * the mentor, who knows why, without a mail.
 */
export async function tellPaused(
  tx: PoolClient,
  env: Env,
  mentorId: string,
  placesWon: number,
): Promise<void> {
  const { rows } = await tx.query<Row>(openRequests, [mentorId])
  for (const { owner_id, person_name, places, ...about } of rows) {
    const isPaused = places <= 0
    if (isPaused === places - placesWon <= 0) return
    await notify(tx, env, owner_id, isPaused ? 'requestPaused' : 'requestResumed', {
      ...about,
      person_id: mentorId,
      person_name,
      path: '/home',
    })
    const path = `/home/matching/${about.cohort_id}?view=requests`
    await notify(
      tx,
      env,
      mentorId,
      isPaused ? 'connectPaused' : 'connectResumed',
      { ...about, path },
      { byMail: false },
    )
  }
}
