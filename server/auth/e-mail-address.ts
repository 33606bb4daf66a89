import type { Deps } from '#server/deps.ts'
import {
  accountOf,
  accountWithId,
  mailAddressChanged,
  mailAlreadyRegistered,
  mailNewAddress,
} from './account-mails.ts'
import { redeemToken } from './one-time-token.ts'
import { endSessions } from './sessions.ts'

export async function confirmAddress({ db }: Deps, token: string): Promise<boolean> {
  const redeemed = await redeemToken(db, 'confirmEmail', token)
  if (!redeemed) return false
  const { rowCount } = await db.query(
    'update users set email_verified = true, updated_at = now() where id = $1 and email = $2',
    [redeemed.userId, redeemed.email],
  )
  return rowCount === 1
}

/** Nothing changes before the new mailbox answers. An address that has an account gets a mail that says so. */
export async function requestAddressChange(deps: Deps, userId: string, wanted: string): Promise<void> {
  const owner = await accountWithId(deps, userId)
  const other = await accountOf(deps, wanted)
  if (other) await mailAlreadyRegistered(deps, other)
  else if (owner) await mailNewAddress(deps, owner, wanted)
}

export async function changeAddress(deps: Deps, token: string): Promise<boolean> {
  const redeemed = await redeemToken(deps.db, 'changeEmail', token)
  if (!redeemed) return false
  const { rows } = await deps.db.query<{ former: string }>(
    `update users u set email = $2, email_verified = true, version = u.version + 1, updated_at = now()
    from users former
    where u.id = $1 and former.id = u.id and u.disabled_at is null
      and not exists (select from users where email = $2)
    returning former.email as former`,
    [redeemed.userId, redeemed.email],
  )
  const owner = await accountOf(deps, redeemed.email)
  if (!rows[0] || !owner) return false
  await endSessions(deps.db, redeemed.userId)
  await mailAddressChanged(deps, rows[0].former, owner)
  return true
}
