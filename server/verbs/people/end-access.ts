import type { PoolClient } from 'pg'
import { administerPerson } from '#domain/policies/person.ts'
import type { MutationDeactivateUserArgs } from '#server/api-types.ts'
import { endSessions } from '#server/auth/sessions.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { listedPerson } from './find-people.ts'
import { holdPerson, organisationOf } from './managed-person.ts'

/** Closes an account, or opens it again. What the person made stays. */
export async function deactivateUser(context: Caller, { userId, disabled }: MutationDeactivateUserArgs) {
  const verb = disabled === false ? 'reactivateUser' : 'deactivateUser'
  return change(context, userId, verb, (tx) =>
    tx.query(
      `update users set disabled_at = case when $2 then coalesce(disabled_at, now()) end, version = version + 1,
         updated_at = now() where id = $1`,
      [userId, disabled !== false],
    ),
  )
}

/** Logs somebody out everywhere, for example after a device was lost. */
export async function revokeUserSessions(context: Caller, { userId }: { userId: string }) {
  return change(context, userId, 'revokeUserSessions', async () => undefined)
}

async function change(
  context: Caller,
  userId: string,
  verb: string,
  write: (tx: PoolClient) => Promise<unknown>,
) {
  const { deps, actor } = context
  await inTransaction(deps.db, async (tx) => {
    const person = await holdPerson(tx, context, userId)
    authorize(administerPerson(actor, person))
    await write(tx)
    await endSessions(tx, userId)
    await audit(tx, actor, organisationOf(person), verb, 'user', userId)
  })
  return listedPerson(deps.db, userId)
}
