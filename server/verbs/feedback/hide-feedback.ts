import { AppError } from '#domain/errors.ts'
import { hideFeedback as policy } from '#domain/policies/stewardship.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'

type Row = { project_id: string; field_id: string; author_id: string }

/** Takes a message out of everybody's sight, with the notices that quote it. Its text is kept. */
export async function hideFeedback({ deps, actor }: Caller, { _id }: { _id: string }): Promise<boolean> {
  await inTransaction(deps.db, async (tx) => {
    const { rows } = await tx.query<Row>(
      'select project_id, field_id, author_id from feedback where id = $1 and hidden_at is null',
      [_id],
    )
    const [message] = rows
    if (!message) throw new AppError('NOT_FOUND')
    const facts = await factsForWriting(tx, actor, message.project_id)
    authorize(policy(actor, facts))
    await tx.query('update feedback set hidden_at = now(), hidden_by = $2 where id = $1', [_id, actor.userId])
    await tx.query(
      `delete from notification where kind = 'feedback' and data ->> 'project_id' = $1
         and data ->> 'field_id' = $2 and data ->> 'person_id' = $3
         and user_id in (select owner_id from project where id = $1 union select mentor from project where id = $1
           union select user_id from team_access where project_id = $1
           union select u.id from users u where u.main_org = $4)`,
      [message.project_id, message.field_id, message.author_id, facts.orgId],
    )
    await audit(tx, actor, facts.orgId, 'hideFeedback', 'project', message.project_id, { feedback: _id })
  })
  return true
}
