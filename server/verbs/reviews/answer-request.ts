import type { PoolClient } from 'pg'
import type { Actor } from '#domain/policies/actor.ts'

type Decision = { as: 'approved' | 'sent back'; message: string }

/** Writes the answer to the newest request, where it still waits for one. */
export async function answerRequest(
  tx: PoolClient,
  actor: Actor,
  projectId: string,
  moduleId: string,
  { as, message }: Decision,
): Promise<void> {
  await tx.query(
    `update review_request set decision = $3, message = $4, decided_by = $5, decided_at = now()
     where project_id = $1 and module_id = $2 and decision is null
       and number = (select max(number) from review_request where project_id = $1 and module_id = $2)`,
    [projectId, moduleId, as, message, actor.userId],
  )
}
