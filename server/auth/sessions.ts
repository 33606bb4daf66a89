import type { Pool } from 'pg'
import type { Queryable } from '#server/db/transaction.ts'
import { hashToken } from './secret-token.ts'

export type ListedSession = {
  id: string
  createdAt: string
  lastUsedAt: string
  expiresAt: string
  ipAddress: string | null
  userAgent: string | null
}

export async function listSessions(db: Pool, userId: string): Promise<ListedSession[]> {
  const { rows } = await db.query<ListedSession>(
    `select id, created_at as "createdAt", updated_at as "lastUsedAt", expires_at as "expiresAt",
      ip_address as "ipAddress", user_agent as "userAgent"
    from session where user_id = $1 and expires_at > now() order by updated_at desc`,
    [userId],
  )
  return rows
}

/** Ends one session of this person; false if it is not theirs. */
export async function endSession(db: Pool, userId: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from session where user_id = $1 and id = $2', [
    userId,
    sessionId,
  ])
  return rowCount === 1
}

/**
 * Ends every session of this person, or all but one: after a new password, role or address, or a disabled account. The
 * link to their calendar ends too: it may be on the device that was lost. Open pages hear of it with the commit.
 */
export async function endSessions(db: Queryable, userId: string, except?: string): Promise<void> {
  await endCalendarLink(db, userId)
  await db.query('delete from session where user_id = $1 and id is distinct from $2', [
    userId,
    except ?? null,
  ])
  await tellAccess(db, userId)
}

/** What this person may do has changed: open pages find out what is left of it. */
export async function tellAccess(db: Queryable, userId: string): Promise<void> {
  await db.query(
    `select pg_notify('germina', jsonb_build_object('userId', $1::text, 'kind', 'access', 'id', $1::text, 'change', 'update')::text)`,
    [userId],
  )
}

export async function endCalendarLink(db: Queryable, userId: string): Promise<void> {
  await db.query('update users set calendar_version = calendar_version + 1 where id = $1', [userId])
}

/** Ends the session with this token, whoever brings it. */
export async function endSessionOf(db: Pool, token: string): Promise<void> {
  await db.query('delete from session where token = $1', [hashToken(token)])
}

/** What the web app shows and decides by; the server never takes any of it back. */
export type SessionUser = {
  user_id: string
  email: string
  first_name: string
  last_name: string
  avatar: string | null
  role: string
  org_role: string | null
  main_org: string | null
  org_id: string | null
  cohortId: string
  application_status: string
  onboarded: boolean
  locale: string
}

export async function sessionUser(db: Pool, userId: string): Promise<SessionUser | null> {
  const { rows } = await db.query<SessionUser>(
    `select u.id as user_id, u.email, u.first_name, u.last_name, '/files/' || u.avatar as avatar, u.role, u.org_role,
      o.slug as main_org, u.org_id, coalesce(u.cohort_id, 'none') as "cohortId", u.application_status, u.onboarded,
      u.locale
    from users u left join organisation o on o.id = u.main_org where u.id = $1`,
    [userId],
  )
  return rows[0] ?? null
}
