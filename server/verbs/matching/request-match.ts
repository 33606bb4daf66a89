import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { askToConnect } from '#domain/policies/matching.ts'
import { words } from '#domain/programme/words.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { notify } from '#server/notices/notify.ts'
import { validate } from '#server/validate.ts'
import { inMatchingWindow, mentorOf } from '#server/verbs/people/person-facts.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import { connectRequestById } from './connect-requests.ts'
import { matchingFacts } from './matching-facts.ts'

/** Ask to connect: a mentor's wish, with a short message to the entrepreneur. */
export async function requestMatch(context: Caller, projectId: string, given: string | null | undefined) {
  const { deps, actor } = context
  const message = given?.trim() ?? ''
  validate(words.requestMatch, { message })
  const id = await inTransaction(deps.db, async (tx) => {
    const { project, matching } = await candidateFacts(tx, actor, projectId)
    authorize(askToConnect(actor, project, matching, new Date()))
    const made = await tx.query<{ id: string }>(
      `insert into connect_request (id, project_id, mentor_id, message) values ($1, $2, $3, $4)
       on conflict (project_id, mentor_id) where status = 'asked' do nothing returning id`,
      [newId(), projectId, actor.userId, message],
    )
    if (!made.rows[0]) throw new AppError('CONFLICT', { reason: 'alreadyExists' })
    const { rows } = await tx.query<{ project: string; mentor: string }>(
      'select p.name as project, u.name as mentor from project p, users u where p.id = $1 and u.id = $2',
      [projectId, actor.userId],
    )
    await notify(tx, deps.env, project.ownerId, 'connectRequest', {
      project_id: projectId,
      project_name: rows[0]?.project ?? '',
      person_id: actor.userId,
      person_name: rows[0]?.mentor ?? '',
      cohort_id: project.cohortId,
      message,
      path: '/home',
    })
    return made.rows[0].id
  })
  return connectRequestById(context, id)
}

type Windows = { cohorts: number; open: number; is_running: boolean }

const windowsQuery = `
select count(*) as cohorts, count(*) filter (where ${inMatchingWindow}) as open,
  exists (select 1 from project p where p.id = $2 and p.status = 'active') as is_running
from cohort c where c.archived_at is null and ${mentorOf('$1')}`

/**
 * Only a project that was let in is a candidate; any other does not exist for a mentor. Where no window is open, that
 * is said before anybody looks for the project, so that the answer tells nothing about it.
 */
async function candidateFacts(tx: PoolClient, actor: Actor, projectId: string) {
  const { rows } = await tx.query<Windows>(windowsQuery, [actor.userId, projectId])
  const { cohorts = 0, open = 0, is_running = false } = rows[0] ?? {}
  if (actor.role === 'mentor' && cohorts > 0 && open === 0)
    throw new AppError('FORBIDDEN', { reason: 'matchingClosed' })
  if (!is_running) throw new AppError('NOT_FOUND')
  const project = await factsForWriting(tx, actor, projectId)
  const matching = await matchingFacts(tx, actor, project.cohortId)
  return { project, matching }
}

/** My Selection: the mentor's shortlist. Answers whether the project is on it now. */
export async function selectCandidate(
  { deps, actor }: Caller,
  projectId: string,
  selected: boolean,
): Promise<boolean> {
  const pair = [actor.userId, projectId]
  // Taking something off one's own list says nothing about whether it exists.
  if (!selected) {
    await deps.db.query('delete from mentor_selection where mentor_id = $1 and project_id = $2', pair)
    return false
  }
  return inTransaction(deps.db, async (tx) => {
    const { project, matching } = await candidateFacts(tx, actor, projectId)
    authorize(askToConnect(actor, project, { ...matching, freePlaces: 1 }, new Date()))
    await tx.query(
      'insert into mentor_selection (mentor_id, project_id) values ($1, $2) on conflict do nothing',
      pair,
    )
    return true
  })
}
