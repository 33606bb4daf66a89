import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import { applicationStatuses } from '#domain/options/programme.ts'
import {
  decideApplication,
  withdrawApplication as mayWithdraw,
  readApplication,
} from '#domain/policies/application.ts'
import { words } from '#domain/programme/words.ts'
import type { ApplicationStatus } from '#domain/progress/application.ts'
import { afterDecision, type ProjectStatus } from '#domain/progress/project-status.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { audit } from '#server/notices/audit.ts'
import { notify } from '#server/notices/notify.ts'
import { validate } from '#server/validate.ts'
import { matchingFacts } from '#server/verbs/matching/matching-facts.ts'
import { applicationsByIds, findApplication } from './application-rows.ts'
import { showMoved } from './show-in-profile.ts'

const lockQuery = `
select a.id, a.user_id, a.cohort_id, a.project_id, a.status, c.org_id, c.title, p.status as project_status
from application a join cohort c on c.id = a.cohort_id left join project p on p.id = a.project_id where a.id = $1 for update of a`

type Row = {
  id: string
  user_id: string
  cohort_id: string
  project_id: string | null
  status: ApplicationStatus
  org_id: string
  title: string
  project_status: ProjectStatus | null
}

async function lock(tx: PoolClient, id: string): Promise<Row> {
  const { rows } = await tx.query<Row>(lockQuery, [id])
  if (!rows[0]) throw new AppError('NOT_FOUND')
  return rows[0]
}

/** The applicant takes the application back. */
export async function withdrawApplication(context: Caller, id: string) {
  const { deps, actor } = context
  await inTransaction(deps.db, async (tx) => {
    const row = await lock(tx, id)
    const isVisible = readApplication(actor, { userId: row.user_id, orgId: row.org_id, status: row.status })
    if (isVisible !== 'allowed') throw new AppError('NOT_FOUND')
    if (row.user_id !== actor.userId) throw new AppError('FORBIDDEN')
    const { cohort } = await matchingFacts(tx, actor, row.cohort_id)
    const own = { status: row.status, isTeamHere: false }
    authorize(mayWithdraw(actor, { ...cohort, hasInvite: true }, own, new Date()))
    await move(tx, context, row, 'withdrawn', '')
  })
  return findApplication(context, id)
}

/** Organisers decide one or many at once: all of them, or none where one is not theirs to decide. */
export async function decideApplications(
  context: Caller,
  ids: readonly string[],
  status: string,
  message: string | null | undefined,
) {
  const { deps, actor } = context
  const to = applicationStatuses.find((one) => one.value === status && one.value !== 'none')?.value
  if (!to) throw new AppError('BAD_USER_INPUT', { reason: 'unknownOption' })
  if (ids.length === 0 || ids.length > 200) throw new AppError('BAD_USER_INPUT', { reason: 'selectOne' })
  const said = message?.trim() ?? ''
  validate(words.decideApplications, { message: said })
  await inTransaction(deps.db, async (tx) => {
    // In one order, so that two organisers deciding the same people do not block each other.
    for (const id of [...new Set(ids)].sort()) {
      const row = await lock(tx, id)
      authorize(decideApplication(actor, { userId: row.user_id, orgId: row.org_id, status: row.status }, to))
      await move(tx, context, row, to, said)
      await audit(tx, actor, row.org_id, 'decideApplication', 'application', id, { from: row.status, to })
      await tell(tx, context, row, to, said)
    }
  })
  return applicationsByIds(context, ids)
}

async function move(
  tx: PoolClient,
  { actor }: Caller,
  row: Row,
  to: ApplicationStatus,
  message: string,
): Promise<void> {
  await tx.query(
    'update application set status = $2, version = version + 1, updated_at = now() where id = $1',
    [row.id, to],
  )
  await tx.query(
    `insert into application_event (id, application_id, from_status, to_status, author_id, message)
     values ($1, $2, $3, $4, $5, $6)`,
    [newId(), row.id, row.status, to, actor.userId, message],
  )
  await showMoved(tx, {
    userId: row.user_id,
    cohortId: row.cohort_id,
    orgId: row.org_id,
    status: to,
  })
  if (row.project_id && row.project_status) {
    await tx.query(
      'update project set status = $2, version = version + 1, updated_at = now() where id = $1 and status <> $2',
      [row.project_id, afterDecision(row.project_status, to)],
    )
  }
}

async function tell(
  tx: PoolClient,
  { deps }: Caller,
  row: Row,
  to: ApplicationStatus,
  message: string,
): Promise<void> {
  await notify(tx, deps.env, row.user_id, 'applicationDecided', {
    project_id: row.project_id,
    cohort_id: row.cohort_id,
    cohort_title: row.title,
    status: to,
    message,
    path: '/home/applications',
  })
}
