import type { Actor } from '#domain/policies/actor.ts'
import type { Deps } from '#server/deps.ts'
import { safeError } from './safe-error.ts'
import { assertSameOrigin, type Incoming } from './same-origin.ts'
import { hashToken } from './secret-token.ts'
import { type KnownSession, knownSession, sessionFacts } from './session-facts.ts'
import { presentedToken } from './session-token.ts'

export type Session = KnownSession & {
  /** The person gave their password within the last ten minutes. */
  readonly isFresh: boolean
}

type Row = { facts: string | null; isFresh: boolean; isUntouched: boolean }

const findSession = {
  name: 'session-by-token',
  text: `select ${sessionFacts('$1')} as facts,
    t.created_at > now() - interval '10 minutes' as "isFresh",
    t.updated_at < now() - interval '5 minutes' as "isUntouched"
  from session t where t.token = $1`,
}

const touchSession = {
  name: 'touch-session',
  text: `update session set updated_at = now() where id = $1 and updated_at < now() - interval '5 minutes'`,
}

const noteLastSeen = {
  name: 'note-last-seen',
  text: 'update users set last_seen_at = now() where id = $1',
}

/** Who sends this request, as the database knows them now; null for a stranger. */
export async function actorOf(deps: Deps, request: Incoming): Promise<Actor | null> {
  return (await sessionOf(deps, request))?.actor ?? null
}

export async function sessionOf(deps: Deps, request: Incoming): Promise<Session | null> {
  const token = tokenOf(deps, request)
  return token ? sessionBehind(deps, token) : null
}

/** The hash of the token that a request brings, if it may bring one. */
export function tokenOf({ env }: Deps, request: Incoming): string | null {
  const presented = presentedToken(request.headers)
  if (!presented) return null
  if (presented.from === 'cookie') assertSameOrigin(env, request)
  return hashToken(presented.token)
}

export async function sessionBehind(deps: Deps, token: string): Promise<Session | null> {
  const { rows } = await deps.db.query<Row>({ ...findSession, values: [token] })
  const [row] = rows
  if (!row?.facts) return null
  const session = knownSession(row.facts, deps.env.HUB_ORG)
  if (row.isUntouched) void touch(deps, session)
  return { ...session, isFresh: row.isFresh }
}

// Nobody waits for this: a lost touch only makes an idle admin session end a little earlier.
async function touch({ db, log }: Deps, { id, actor }: KnownSession): Promise<void> {
  try {
    await db.query({ ...touchSession, values: [id] })
    // Apart from the session, so that neither waits for the other while it holds one of the two.
    await db.query({ ...noteLastSeen, values: [actor.userId] })
  } catch (error) {
    log.warn({ fault: safeError(error) }, 'the last use of a session was not noted')
  }
}
