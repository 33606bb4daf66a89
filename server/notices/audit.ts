import type { Actor } from '#domain/policies/actor.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'

type Entry = {
  readonly orgId: string | null
  readonly kind: string
  readonly id: string
  readonly data: Record<string, unknown>
}

/** The same about many things, in one statement. */
export async function auditMany(
  tx: Queryable,
  { userId }: Pick<Actor, 'userId'>,
  action: string,
  entries: readonly Entry[],
): Promise<void> {
  await tx.query(
    `insert into audit_entry (id, org_id, actor_id, action, target_kind, target_id, data)
     select e.id, e.org_id, $6, $7, e.kind, e.target, e.data
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::jsonb[]) e (id, org_id, kind, target, data)`,
    [
      entries.map(() => newId()),
      entries.map(({ orgId }) => orgId),
      entries.map(({ kind }) => kind),
      entries.map(({ id }) => id),
      entries.map(({ data }) => JSON.stringify(data)),
      userId,
      action,
    ],
  )
}

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
