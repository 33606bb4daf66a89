import { markFeedbackRead as policy } from '#domain/policies/course.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import { isTeamSide } from '#server/verbs/plan/project-facts.ts'

// What a colleague of the same side has read is still new to the other side. The notice of it has done its work too.
const markRead = `
with told as (
  update notification set read_at = now()
  where user_id = $4 and kind = 'feedback' and read_at is null
    and data ->> 'project_id' = $1 and data ->> 'field_id' = $2
)
update feedback f set read = true from project p
where p.id = $1 and f.project_id = $1 and f.field_id = $2 and f.author_id = any ($3)
  and not f.read and f.hidden_at is null and ${isTeamSide('p', 'f.author_id')} <> ${isTeamSide('p', '$4')}`

/** Marks what the other side wrote on a field as read; answers with how many messages that were. */
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
    const updated = await tx.query(markRead, [projectId, fieldId, others, actor.userId])
    return updated.rowCount ?? 0
  })
}
