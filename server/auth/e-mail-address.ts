import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import {
  accountOf,
  accountWithId,
  mailAddressChanged,
  mailAlreadyRegistered,
  mailNewAddress,
} from './account-mails.ts'
import { endTokens, holdAccount, redeemToken } from './one-time-token.ts'
import { endSessions } from './sessions.ts'
import { forgetUnconfirmed } from './unconfirmed.ts'

type Confirmed = {
  readonly userId: string
  /** The link was opened in the browser that this very sign-up came from. */
  readonly isOwnBrowser: boolean
}

export async function confirmAddress(
  { db }: Deps,
  token: string,
  proof: string | null,
): Promise<Confirmed | null> {
  return inTransaction(db, async (tx) => {
    await holdAccount(tx, 'confirmEmail', token)
    const redeemed = await redeemToken(tx, 'confirmEmail', token)
    if (!redeemed) return null
    const browser = proof === null ? null : await redeemToken(tx, 'signUpBrowser', proof)
    await endTokens(tx, redeemed.userId)
    const { rowCount } = await tx.query(
      'update users set email_verified = true, updated_at = now() where id = $1 and email = $2',
      [redeemed.userId, redeemed.email],
    )
    const isOwnBrowser = browser?.userId === redeemed.userId && browser.email === redeemed.email
    return rowCount === 1 ? { userId: redeemed.userId, isOwnBrowser } : null
  })
}

/** Nothing changes before the new mailbox answers. An address that has an account gets a mail that says so. */
export async function requestAddressChange(deps: Deps, userId: string, wanted: string): Promise<void> {
  const owner = await accountWithId(deps, userId)
  const other = await accountOf(deps, wanted)
  if (other?.isConfirmed) await mailAlreadyRegistered(deps, other)
  else if (owner) await mailNewAddress(deps, owner, wanted)
}

export async function changeAddress(deps: Deps, token: string): Promise<boolean> {
  const former = await inTransaction(deps.db, async (client) => {
    const redeemed = await redeemToken(client, 'changeEmail', token)
    if (!redeemed) return null
    await forgetUnconfirmed(client, redeemed.email)
    const { rows } = await client.query<{ id: string; email: string }>(
      `update users u set email = $2, email_verified = true, version = u.version + 1, updated_at = now()
      from users former
      where u.id = $1 and former.id = u.id and u.disabled_at is null
        and not exists (select from users where email = $2)
      returning former.id, former.email`,
      [redeemed.userId, redeemed.email],
    )
    if (rows[0]) await endSessions(client, redeemed.userId)
    return rows[0] ?? null
  })
  const owner = former && (await accountWithId(deps, former.id))
  if (!owner) return false
  await mailAddressChanged(deps, former.email, owner)
  return true
}
