import { AppError } from '#domain/errors.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { accountOf, mailPasswordReset } from './account-mails.ts'
import type { Auth } from './auth.ts'
import { redeemToken } from './one-time-token.ts'
import { endSessions } from './sessions.ts'

export async function requestPasswordReset(deps: Deps, email: string): Promise<void> {
  const owner = await accountOf(deps, email)
  if (owner) await mailPasswordReset(deps, owner)
}

/** Whoever has the link has the mailbox, so the address counts as confirmed, and every open session ends. */
export async function resetPassword(
  deps: Deps,
  auth: Auth,
  token: string,
  newPassword: string,
): Promise<void> {
  const hash = await (await auth.$context).password.hash(newPassword)
  await inTransaction(deps.db, async (client) => {
    const redeemed = await redeemToken(client, 'resetPassword', token)
    const { rowCount } = await client.query(
      `with owner as (
        update users set email_verified = true where id = $1 and email = $2 and disabled_at is null returning id
      )
      update credential c set password = $3, updated_at = now() from owner
      where c.user_id = owner.id and c.provider_id = 'credential'`,
      [redeemed?.userId, redeemed?.email, hash],
    )
    if (!redeemed || rowCount === 0) throw new AppError('BAD_USER_INPUT', { reason: 'linkInvalid' })
    await endSessions(client, redeemed.userId)
  })
}

export async function isPasswordOf(auth: Auth, userId: string, given: string): Promise<boolean> {
  const { internalAdapter, password } = await auth.$context
  const credential = await internalAdapter.findCredentialAccount(userId)
  return (
    Boolean(credential?.password) &&
    (await password.verify({ hash: credential?.password ?? '', password: given }))
  )
}
