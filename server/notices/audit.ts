import type { Actor } from '#domain/policies/actor.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'

/** Writes down what a manager did to people and their things, in the same transaction. */
export async function audit(
  tx: Queryable,
  actor: Pick<Actor, 'userId'>,
  orgId: string | null,
  action: string,
  targetKind: string,
  targetId: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  await tx.query(
    `insert into audit_entry (id, org_id, actor_id, action, target_kind, target_id, data) values ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(), orgId, actor.userId, action, targetKind, targetId, JSON.stringify(data)],
  )
}
