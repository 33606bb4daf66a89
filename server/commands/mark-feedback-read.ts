import { markFeedbackRead as policy } from '#domain/policies/course.ts'
import { authorize } from '#server/authorize.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Caller } from '#server/graphql/context.ts'
import { factsForWriting } from '#server/plan/facts-for-writing.ts'

/** Marks what others wrote on a field as read; answers with how many messages that were. */
export async function markFeedbackRead(
  { deps, actor }: Caller,
  projectId: string,
  fieldId: string,
): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const facts = await factsForWriting(tx, actor, projectId)
    const { rows } = await tx.query<{ author_id: string }>(
      'select distinct author_id from feedback where project_id = $1 and field_id = $2 and hidden_at is null',
      [projectId, fieldId],
    )
    const authors = rows.map((row) => row.author_id)
    const others = authors.filter((author) => policy(actor, facts, author) === 'allowed')
    if (others.length === 0) {
      authorize(policy(actor, facts, authors[0] ?? ''))
      return 0
    }
    const updated = await tx.query(
      `update feedback set read = true
       where project_id = $1 and field_id = $2 and author_id = any ($3) and not read and hidden_at is null`,
      [projectId, fieldId, others],
    )
    return updated.rowCount ?? 0
  })
}
