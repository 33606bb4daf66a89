import type { Actor } from '#domain/policies/actor.ts'
import type { Deps } from '#server/deps.ts'
import { isEnabled } from './enabled.ts'
import { safeError } from './safe-error.ts'
import { assertSameOrigin, type Incoming } from './same-origin.ts'
import { hashToken } from './secret-token.ts'
import { presentedToken } from './session-token.ts'

export type Session = {
  readonly id: string
  readonly actor: Actor
  /** The person gave their password within the last ten minutes. */
  readonly isFresh: boolean
}

type Row = Omit<Actor, 'isSuper'> & { sessionId: string; isFresh: boolean; isUntouched: boolean }

const findSession = {
  name: 'session-by-token',
  text: `select s.id as "sessionId",
    s.created_at > now() - interval '10 minutes' as "isFresh",
    s.updated_at < now() - interval '5 minutes' as "isUntouched",
    u.id as "userId", u.role, u.org_role as "orgRole",
    case when u.role = 'admin' then u.main_org end as "mainOrg",
    case when u.role = 'admin' then o.slug end as "mainOrgSlug",
    u.cohort_id as "cohortId", u.application_status as "applicationStatus", u.onboarded, u.locale
  from session s
  join users u on u.id = s.user_id
  left join organisation o on o.id = u.main_org
  where s.token = $1 and s.expires_at > now() and ${isEnabled('u')}
    and (u.role <> 'admin' or s.updated_at > now() - interval '24 hours')`,
}

const touchSession = {
  name: 'touch-session',
  text: `update session set updated_at = now() where id = $1 and updated_at < now() - interval '5 minutes'`,
}

/** Who sends this request, as the database knows them now; null for a stranger. */
export async function actorOf(deps: Deps, request: Incoming): Promise<Actor | null> {
  return (await sessionOf(deps, request))?.actor ?? null
}

export async function sessionOf(deps: Deps, request: Incoming): Promise<Session | null> {
  const presented = presentedToken(request.headers)
  if (!presented) return null
  if (presented.from === 'cookie') assertSameOrigin(deps.env, request)
  const { rows } = await deps.db.query<Row>({ ...findSession, values: [hashToken(presented.token)] })
  if (!rows[0]) return null
  const { sessionId, isFresh, isUntouched, ...person } = rows[0]
  if (isUntouched) touch(deps, sessionId)
  const isSuper = person.role === 'admin' && person.mainOrgSlug === deps.env.HUB_ORG
  return { id: sessionId, isFresh, actor: { ...person, isSuper } }
}

// Nobody waits for this: a lost touch only makes an idle admin session end a little earlier.
function touch({ db, log }: Deps, sessionId: string): void {
  db.query({ ...touchSession, values: [sessionId] }).catch((error: unknown) => {
    log.warn({ fault: safeError(error) }, 'the last use of a session was not noted')
  })
}
