import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { newId } from '#server/new-id.ts'
import { accountOf, mailPasswordReset, mailSignUpAgain } from './account-mails.ts'
import { acceptAdminInvite } from './admin-invite.ts'
import type { Auth } from './auth.ts'
import { redeemToken } from './one-time-token.ts'
import { endSessions } from './sessions.ts'

/** A sign-up that nobody confirmed may be a stranger's: it gets no password, its address is asked to sign up anew. */
export async function requestPasswordReset(deps: Deps, email: string): Promise<void> {
  const owner = await accountOf(deps, email)
  if (owner?.isConfirmed) await mailPasswordReset(deps, owner)
  else if (owner) await mailSignUpAgain(deps, owner)
}

/** By the link of a mail: one that was asked for, or an invitation to run an organisation. Every open session ends. */
export async function resetPassword(
  deps: Deps,
  auth: Auth,
  token: string,
  newPassword: string,
): Promise<void> {
  const hash = await (await auth.$context).password.hash(newPassword)
  await inTransaction(deps.db, async (client) => {
    const invited = await acceptAdminInvite(client, token)
    if (invited) {
      await keepPassword(client, invited, hash)
      await endSessions(client, invited)
      return
    }
    const redeemed = await redeemToken(client, 'resetPassword', token)
    const { rowCount } = await client.query(
      `with owner as (
        update users set updated_at = now()
        where id = $1 and email = $2 and email_verified and disabled_at is null returning id
      )
      update credential c set password = $3, updated_at = now() from owner
      where c.user_id = owner.id and c.provider_id = 'credential'`,
      [redeemed?.userId, redeemed?.email, hash],
    )
    if (!redeemed || rowCount === 0) throw new AppError('BAD_USER_INPUT', { reason: 'linkInvalid' })
    await endSessions(client, redeemed.userId)
  })
}

/** The only password of an account. */
export async function keepPassword(tx: PoolClient, userId: string, hash: string): Promise<void> {
  await tx.query('delete from credential where user_id = $1', [userId])
  await tx.query(
    `insert into credential (id, user_id, account_id, provider_id, password) values ($1, $2, $3, 'credential', $4)`,
    [newId(), userId, userId, hash],
  )
}

export async function isPasswordOf(auth: Auth, userId: string, given: string): Promise<boolean> {
  const { internalAdapter, password } = await auth.$context
  const credential = await internalAdapter.findCredentialAccount(userId)
  return (
    Boolean(credential?.password) &&
    (await password.verify({ hash: credential?.password ?? '', password: given }))
  )
}
