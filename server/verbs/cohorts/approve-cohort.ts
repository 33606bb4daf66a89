import type { PoolClient } from 'pg'
import { AppError, fieldRequired } from '#domain/errors.ts'
import { manageCohort, approveCohort as mayApprove } from '#domain/policies/programme.ts'
import { words } from '#domain/programme/words.ts'
import { approvalGaps, canMove } from '#domain/progress/cohort-approval.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { NoticeKind } from '#server/mail/notice-texts.ts'
import { audit } from '#server/notices/audit.ts'
import { notify } from '#server/notices/notify.ts'
import { cohortOrganisers } from '#server/notices/project-people.ts'
import { validate } from '#server/validate.ts'
import { approvalOf, type CohortRow } from './cohorts.ts'
import { managedCohort } from './managed-cohort.ts'
import { lockedCohort } from './managed-row.ts'

/** The organisers hand a draft to the hub. */
export async function submitCohort(context: Caller, id: string) {
  return move(context, id, 'submit', manageCohort, async (tx, row) => {
    const gaps = approvalGaps(row)
    if (gaps.length > 0) throw new AppError('BAD_USER_INPUT', { reason: 'cohortIncomplete', fields: gaps })
    await tx.query('update cohort set submitted_at = now(), version = version + 1 where id = $1', [id])
    await tell(tx, context, row, superAdmins, 'cohortSubmitted')
  })
}

export async function approveCohort(context: Caller, id: string) {
  return move(context, id, 'approve', mayApprove, async (tx, row) => {
    await tx.query(
      `update cohort set approved = true, sent_back_message = '', version = version + 1 where id = $1`,
      [id],
    )
    await tell(tx, context, row, organisers, 'cohortApproved')
  })
}

/** Not yet: the organisers read why, change it and hand it in again. */
export async function sendBackCohort(context: Caller, id: string, given: string) {
  const message = given.trim()
  validate(words.sendBackCohort, { message })
  if (message === '') throw fieldRequired('message')
  return move(context, id, 'sendBack', mayApprove, async (tx, row) => {
    await tx.query(
      'update cohort set submitted_at = null, sent_back_message = $2, version = version + 1 where id = $1',
      [id, message],
    )
    await tell(tx, context, row, organisers, 'cohortSentBack', message)
  })
}

const actions = {
  submit: 'cohort submitted',
  approve: 'approveCohort',
  sendBack: 'cohort sent back',
} as const

async function move(
  context: Caller,
  id: string,
  which: keyof typeof actions,
  policy: typeof manageCohort,
  work: (tx: PoolClient, row: CohortRow) => Promise<void>,
) {
  const { deps, actor } = context
  await inTransaction(deps.db, async (tx) => {
    const row = await lockedCohort(tx, actor, id, policy)
    if (!canMove(which, approvalOf(row))) throw new AppError('CONFLICT', { reason: 'moveNotPossible' })
    await work(tx, row)
    await audit(tx, actor, row.org_id, actions[which], 'cohort', id)
  })
  return managedCohort(context, id)
}

const superAdmins = `select array(select u.id from users u join organisation o on o.id = u.main_org
  where u.role = 'admin' and u.disabled_at is null and o.slug = $2 order by u.id) as people from cohort c where c.id = $1`
const organisers = `select ${cohortOrganisers} as people from cohort c where c.id = $1 and $2::text is not null`

/** Everybody but who did it. Whether the cohort's participants get mails has nothing to do with it. */
async function tell(
  tx: PoolClient,
  { deps, actor }: Caller,
  row: CohortRow,
  whom: string,
  kind: NoticeKind,
  message = '',
): Promise<void> {
  const { rows } = await tx.query<{ people: string[] }>(whom, [row.id, deps.env.HUB_ORG])
  const names = await tx.query<{ name: string }>('select name from users where id = $1', [actor.userId])
  for (const person of rows[0]?.people ?? [])
    if (person !== actor.userId)
      await notify(tx, deps.env, person, kind, {
        cohort_title: row.title,
        person_id: actor.userId,
        person_name: names.rows[0]?.name ?? '',
        message,
        path: `/manage/${row.org}/${row.id}/settings`,
      })
}
