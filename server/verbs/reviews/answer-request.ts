import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { ModuleAnswer } from './module-progress.ts'

/** Writes the answer to the newest request, where it still waits for one. */
export async function answerRequest(
  tx: PoolClient,
  projectId: string,
  moduleId: string,
  { as, message, by }: ModuleAnswer,
): Promise<void> {
  await tx.query(
    `update review_request set decision = $3, message = $4, decided_by = $5, decided_at = now()
     where project_id = $1 and module_id = $2 and decision is null
       and number = (select max(number) from review_request where project_id = $1 and module_id = $2)`,
    [projectId, moduleId, as, message, by],
  )
}

/** What the team has to do again is never left without a reason. */
export function requireWords(message: string): void {
  if (message !== '') return
  const reason = 'required'
  throw new AppError('BAD_USER_INPUT', { fields: [{ field: 'message', reason }], reason })
}
