import type { PoolClient } from 'pg'
import type { Queryable } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { hashToken, newToken } from './secret-token.ts'

const minutesValid = {
  confirmEmail: 24 * 60,
  signUpBrowser: 24 * 60,
  changeEmail: 30,
  resetPassword: 30,
} as const

export type Purpose = keyof typeof minutesValid
export type Redeemed = { userId: string; email: string }

/** A link, or what a browser keeps, for one person, one purpose and one address. The one before it stops working. */
export async function issueToken(
  db: Queryable,
  purpose: Purpose,
  userId: string,
  email: string,
): Promise<string> {
  const token = newToken()
  await db.query(
    `with former as (
      delete from verification where identifier like $1 || ':%' and value::jsonb ->> 'userId' = $2
    )
    insert into verification (id, identifier, value, expires_at)
    values ($3, $4, $5, now() + make_interval(mins => $6))`,
    [
      purpose,
      userId,
      newId(),
      `${purpose}:${hashToken(token)}`,
      JSON.stringify({ userId, email }),
      minutesValid[purpose],
    ],
  )
  return token
}

/** No link that was mailed for this account works any more, and no browser is known as the one that signed up. */
export async function endTokens(db: Queryable, userId: string): Promise<void> {
  await db.query(
    `delete from verification where identifier like any ($1) and value::jsonb ->> 'userId' = $2`,
    [Object.keys(minutesValid).map((purpose) => `${purpose}:%`), userId],
  )
}

/**
 * Holds the account that a link is for until the transaction ends: whoever replaces an unconfirmed sign-up comes
 * before, and ends the link, or after.
 */
export async function holdAccount(tx: PoolClient, purpose: Purpose, token: string): Promise<void> {
  await tx.query(
    `select from users where id = (
      select value::jsonb ->> 'userId' from verification where identifier = $1) for update`,
    [`${purpose}:${hashToken(token)}`],
  )
}

/** Works once: two requests with the same token at the same moment get one answer between them. */
export async function redeemToken(db: Queryable, purpose: Purpose, token: string): Promise<Redeemed | null> {
  const { rows } = await db.query<{ value: string; isValid: boolean }>(
    `delete from verification where identifier = $1 returning value, expires_at > now() as "isValid"`,
    [`${purpose}:${hashToken(token)}`],
  )
  return rows[0]?.isValid ? (JSON.parse(rows[0].value) as Redeemed) : null
}
