import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import { applicationStatuses } from '#domain/options/programme.ts'
import { decideApplication } from '#domain/policies/application.ts'
import { words } from '#domain/programme/words.ts'
import { type ApplicationStatus, takeBackSeconds } from '#domain/progress/application.ts'
import type { MutationDecideApplicationsArgs } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { auditMany } from '#server/notices/audit.ts'
import { validate } from '#server/validate.ts'
import { applicationsByIds } from './application-rows.ts'
import { foundApplications } from './found-applications.ts'
import { factsOf, lockApplications, type MovingRow, moveApplications } from './moving-rows.ts'

const mostIds = 200

/**
 * Organisers decide one or many at once. Of those that are named, all or none where one is not theirs to decide; of
 * all that were found, whoever can be decided upon. Nobody is told before the decision can no longer be taken back.
 */
export async function decideApplications(context: Caller, args: MutationDecideApplicationsArgs) {
  const { deps } = context
  const to = decisionIn(args.status)
  const said = wordsOf(args)
  const decided = await inTransaction(deps.db, async (tx) => {
    const rows = await lockApplications(tx, await chosenIds(tx, context, args))
    const moved = args.found ? rows.filter((row) => mayDecide(context, row, to) === 'allowed') : rows
    for (const row of moved) authorize(mayDecide(context, row, to))
    if (moved.length > 0) await decide(tx, context, moved, to, said)
    return moved.map(({ id }) => id)
  })
  return applicationsByIds(context, decided)
}

export function decisionIn(status: string): ApplicationStatus {
  const to = applicationStatuses.find((one) => one.value === status && one.value !== 'none')?.value
  if (!to) throw new AppError('BAD_USER_INPUT', { reason: 'unknownOption' })
  return to
}

/** Who reads Spanish gets the Spanish words, where there are any. */
function wordsOf({ message, message_es }: MutationDecideApplicationsArgs) {
  const en = message?.trim() ?? ''
  const es = message_es?.trim()
  validate(words.decideApplications, { message: en, ...(es !== undefined && { message_es: es }) })
  return ({ locale }: MovingRow) => (locale === 'es' ? (es ?? en) : en)
}

async function chosenIds(
  tx: PoolClient,
  { actor }: Caller,
  { ids, found }: MutationDecideApplicationsArgs,
): Promise<readonly string[]> {
  if (found && !ids) return foundApplications(tx, actor, found)
  if (found || !ids || ids.length === 0 || ids.length > mostIds)
    throw new AppError('BAD_USER_INPUT', { reason: 'selectOne' })
  return ids
}

const mayDecide = ({ actor }: Caller, row: MovingRow, to: ApplicationStatus) =>
  decideApplication(actor, factsOf(row), to)

// A second decision within the minute is told instead of the first.
const holdBack = `update untold_decision set due = now() + $2 * interval '1 second' where application_id = any ($1)`
const waitToTell = `
insert into untold_decision (application_id, event_id, before, decider_id, due)
select w.application_id, w.event_id, w.before, $4, now() + $5 * interval '1 second'
from unnest($1::text[], $2::text[], $3::jsonb[]) w (application_id, event_id, before)`

async function decide(
  tx: PoolClient,
  { actor }: Caller,
  rows: readonly MovingRow[],
  to: ApplicationStatus,
  messageOf: (row: MovingRow) => string,
): Promise<void> {
  const events = await moveApplications(tx, actor, rows, to, messageOf)
  await auditMany(
    tx,
    actor,
    'decideApplication',
    rows.map(({ org_id, id, status }) => ({
      orgId: org_id,
      kind: 'application',
      id,
      data: { from: status, to },
    })),
  )
  const ids = rows.map(({ id }) => id)
  await tx.query(holdBack, [ids, takeBackSeconds])
  const before = rows.map((row) => JSON.stringify(row.before))
  await tx.query(waitToTell, [ids, events, before, actor.userId, takeBackSeconds])
}
