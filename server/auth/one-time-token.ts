import type { Pool } from 'pg'
import type { Queryable } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { hashToken, newToken } from './secret-token.ts'

const minutesValid = { confirmEmail: 24 * 60, changeEmail: 30, resetPassword: 30 } as const

export type Purpose = keyof typeof minutesValid
export type Redeemed = { userId: string; email: string }

/** A link for one person, one purpose and one address. The one before it stops working. */
export async function issueToken(db: Pool, purpose: Purpose, userId: string, email: string): Promise<string> {
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

/** Works once: two requests with the same token at the same moment get one answer between them. */
export async function redeemToken(db: Queryable, purpose: Purpose, token: string): Promise<Redeemed | null> {
  const { rows } = await db.query<{ value: string; isValid: boolean }>(
    `delete from verification where identifier = $1 returning value, expires_at > now() as "isValid"`,
    [`${purpose}:${hashToken(token)}`],
  )
  return rows[0]?.isValid ? (JSON.parse(rows[0].value) as Redeemed) : null
}
