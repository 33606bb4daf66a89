import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { hashToken, newToken } from '#server/auth/secret-token.ts'
import { sessionCookie } from '#server/auth/session-token.ts'
import type { Env } from '#server/env.ts'
import { newId } from '#server/new-id.ts'

export type TestSession = {
  /** For the header Cookie. */
  cookie: string
  /** For the header Authorization. */
  bearer: string
}

/** A session as signing in would make it, without hashing a password. */
export async function sessionFor(
  db: Pool,
  env: Pick<Env, 'AUTH_SECRET'>,
  userId: string,
): Promise<TestSession> {
  const token = newToken()
  await db.query(
    `insert into session (id, user_id, token, expires_at) values ($1, $2, $3, now() + interval '7 days')`,
    [newId(), userId, hashToken(token)],
  )
  const signature = createHmac('sha256', env.AUTH_SECRET).update(token).digest('base64')
  return {
    cookie: `${sessionCookie}=${encodeURIComponent(`${token}.${signature}`)}`,
    bearer: `Bearer ${token}`,
  }
}
