import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { Env } from '#server/env.ts'
import { newId } from '#server/new-id.ts'
import { notify } from '#server/notices/notify.ts'
import { tellPaused } from '#server/notices/tell-paused.ts'

type Match = { projectId: string; mentorId: string; startedBy: string; acceptedId: string | null }

/** The smallest slot number this mentor has free; the unique index refuses it to anybody who was faster. */
const freeSlot = `
select place as slot from users u, generate_series(1, u.mentor_capacity) place
where u.id = $1 and not exists (
  select 1 from mentorship m where m.mentor_id = u.id and m.ended_at is null and m.slot = place)
order by place limit 1`

/**
 * Makes a match: the project gets its mentor, signatures start anew, other requests end. The project row must be
 * locked by the caller.
 */
export async function makeMatch(
  tx: PoolClient,
  env: Env,
  { projectId, mentorId, startedBy, acceptedId }: Match,
) {
  const { rows } = await tx.query<{ slot: number }>(freeSlot, [mentorId])
  if (!rows[0]) throw new AppError('CONFLICT', { reason: 'mentorFull' })
  await tx.query(
    'insert into mentorship (id, project_id, mentor_id, slot, started_by) values ($1, $2, $3, $4, $5)',
    [newId(), projectId, mentorId, rows[0].slot, startedBy],
  )
  await tx.query(
    `update project set mentor = $2, mentor_agreement = false, entrepreneur_agreement = false,
       version = version + 1, updated_at = now() where id = $1`,
    [projectId, mentorId],
  )
  const closed = await tx.query<{ mentor_id: string }>(
    `update connect_request set status = case when id = $2 then 'accepted' else 'closed' end, decided_at = now()
     where project_id = $1 and status = 'asked' returning mentor_id`,
    [projectId, acceptedId],
  )
  await tx.query('delete from mentor_selection where project_id = $1', [projectId])
  await tellEverybody(
    tx,
    env,
    projectId,
    closed.rows.map((row) => row.mentor_id),
    acceptedId !== null,
  )
  await tellPaused(tx, env, mentorId, -1)
}

type Names = {
  name: string
  cohort_id: string
  owner_id: string
  owner_name: string
  mentor: string
  mentor_name: string
}

async function tellEverybody(
  tx: PoolClient,
  env: Env,
  projectId: string,
  asked: string[],
  isChosen: boolean,
): Promise<void> {
  const { rows } = await tx.query<Names>(
    `select p.name, p.cohort_id, p.owner_id, p.mentor, o.name as owner_name, m.name as mentor_name
     from project p join users o on o.id = p.owner_id join users m on m.id = p.mentor where p.id = $1`,
    [projectId],
  )
  const [names] = rows
  if (!names) return
  const about = { project_id: projectId, project_name: names.name, cohort_id: names.cohort_id }
  const path = `/home/project/${projectId}`
  const mentor = { person_id: names.mentor, person_name: names.mentor_name }
  const owner = { person_id: names.owner_id, person_name: names.owner_name }
  await notify(tx, env, names.owner_id, 'matched', { ...about, ...mentor, path })
  await notify(tx, env, names.mentor, 'connectAccepted', { ...about, ...owner, path })
  for (const other of asked.filter((id) => id !== names.mentor)) {
    // Where the organisers matched by hand, the project has not decided against anybody.
    const kind = isChosen ? 'connectDeclined' : 'connectClosed'
    await notify(tx, env, other, kind, { ...about, path: `/home/matching/${names.cohort_id}?view=requests` })
  }
}

/** Ends the running match; the reason stays with the organisers, as the agreement promises. Signatures stay on record but open nothing any more. */
export async function breakMatch(
  tx: PoolClient,
  env: Env,
  projectId: string,
  endedBy: string,
  reason: string,
): Promise<void> {
  const ended = await tx.query<{ mentor_id: string; owner_id: string; name: string; cohort_id: string }>(
    `update mentorship m set ended_at = now(), ended_by = $2, end_reason = $3
     from project p where m.project_id = $1 and m.ended_at is null and p.id = m.project_id
     returning m.mentor_id, p.owner_id, p.name, p.cohort_id`,
    [projectId, endedBy, reason],
  )
  const [match] = ended.rows
  if (!match) throw new AppError('CONFLICT', { reason: 'notMatched' })
  await tx.query(
    `update project set mentor = null, mentor_agreement = false, entrepreneur_agreement = false,
       version = version + 1, updated_at = now() where id = $1`,
    [projectId],
  )
  for (const person of [match.mentor_id, match.owner_id]) {
    await notify(tx, env, person, 'unmatched', {
      project_id: projectId,
      project_name: match.name,
      cohort_id: match.cohort_id,
      path: '/home',
    })
  }
  await tellPaused(tx, env, match.mentor_id, 1)
}
