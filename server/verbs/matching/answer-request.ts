import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { acceptRequest, declineRequest, withdrawRequest } from '#domain/policies/matching.ts'
import type { ProjectFacts } from '#domain/policies/project.ts'
import { words } from '#domain/programme/words.ts'
import type { ConnectRequest, ConnectStatus } from '#domain/progress/connect-request.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { notify } from '#server/notices/notify.ts'
import { validate } from '#server/validate.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import { connectRequestById } from './connect-requests.ts'
import { makeMatch } from './match.ts'
import { lockMentor, matchingFacts } from './matching-facts.ts'

type Row = { id: string; project_id: string; mentor_id: string; status: ConnectStatus }

/** The request with its project held: whoever comes second sees what the first has done. */
async function lockRequest(
  tx: PoolClient,
  actor: Actor,
  id: string,
): Promise<[ConnectRequest, ProjectFacts]> {
  const text = 'select id, project_id, mentor_id, status from connect_request where id = $1'
  const found = await tx.query<Row>(text, [id])
  if (!found.rows[0]) throw new AppError('NOT_FOUND')
  const facts = await factsForWriting(tx, actor, found.rows[0].project_id, 'update')
  const { rows } = await tx.query<Row>(`${text} for update`, [id])
  const row = rows[0] ?? found.rows[0]
  return [{ id, projectId: row.project_id, mentorId: row.mentor_id, status: row.status }, facts]
}

export async function acceptMatch(context: Caller, id: string) {
  const { deps, actor } = context
  await inTransaction(deps.db, async (tx) => {
    const [request, project] = await lockRequest(tx, actor, id)
    await lockMentor(tx, request.mentorId)
    const matching = await matchingFacts(tx, actor, project.cohortId, request.mentorId)
    authorize(acceptRequest(actor, project, request, matching, new Date()))
    const { projectId, mentorId } = request
    await makeMatch(tx, deps.env, { projectId, mentorId, startedBy: actor.userId, acceptedId: id })
  })
  return connectRequestById(context, id)
}

export async function declineMatch(context: Caller, id: string, given: string | null | undefined) {
  const { deps, actor } = context
  const reason = given?.trim() ?? ''
  validate(words.declineMatch, { reason })
  await inTransaction(deps.db, async (tx) => {
    const [request, project] = await lockRequest(tx, actor, id)
    const matching = await matchingFacts(tx, actor, project.cohortId, request.mentorId)
    authorize(declineRequest(actor, project, request, matching, new Date()))
    const { rows } = await tx.query<{ name: string }>(
      `update connect_request r set status = 'declined', reason = $2, decided_at = now()
       from project p where r.id = $1 and p.id = r.project_id returning p.name`,
      [id, reason],
    )
    await notify(tx, deps.env, request.mentorId, 'connectDeclined', {
      project_id: request.projectId,
      project_name: rows[0]?.name ?? '',
      cohort_id: project.cohortId,
      message: reason,
      path: `/home/matching/${project.cohortId}?view=requests`,
    })
  })
  return connectRequestById(context, id)
}

export async function withdrawMatchRequest(context: Caller, id: string) {
  const { deps, actor } = context
  await inTransaction(deps.db, async (tx) => {
    const [request, project] = await lockRequest(tx, actor, id)
    authorize(withdrawRequest(actor, project, request))
    const { rows } = await tx.query<{ project: string; mentor: string }>(
      `update connect_request r set status = 'withdrawn', decided_at = now() from project p, users m
       where r.id = $1 and p.id = r.project_id and m.id = r.mentor_id returning p.name as project, m.name as mentor`,
      [id],
    )
    const about = {
      project_id: request.projectId,
      project_name: rows[0]?.project ?? '',
      cohort_id: project.cohortId,
      person_id: request.mentorId,
      person_name: rows[0]?.mentor ?? '',
      path: '/home',
    }
    await notify(tx, deps.env, project.ownerId, 'requestWithdrawn', about, { byMail: false })
  })
  return connectRequestById(context, id)
}
