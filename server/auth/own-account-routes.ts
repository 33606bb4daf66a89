import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import type { Deps } from '#server/deps.ts'
import { accountInputs, readInput } from './account-input.ts'
import { type Session, sessionOf } from './actor.ts'
import type { Auth } from './auth.ts'
import { forwarded, passSession } from './bridge.ts'
import { requestAddressChange } from './e-mail-address.ts'
import { inEvenTime } from './even-time.ts'
import { isPasswordOf } from './new-password.ts'
import { delayOfTry, forgetTries, spend } from './rate-limit.ts'
import { presentedToken } from './session-token.ts'
import {
  endCalendarLink,
  endSession,
  endSessionOf,
  endSessions,
  listSessions,
  sessionUser,
} from './sessions.ts'

const done = { status: true }

export function registerSessionRoutes(app: FastifyInstance, deps: Deps, auth: Auth): void {
  const signOut = (request: FastifyRequest) =>
    auth.api.signOut({ headers: forwarded(request), asResponse: true })

  app.post('/sign-out', async (request, reply) => {
    // better-auth says yes also when the database did not answer; the session must really be gone.
    const presented = presentedToken(request.headers)
    if (presented) await endSessionOf(deps.db, presented.token)
    passSession(await signOut(request), reply)
    return done
  })

  app.get('/get-session', async (request) => {
    const session = await sessionOf(deps, request)
    return { user: session && (await sessionUser(deps.db, session.actor.userId)) }
  })

  app.get('/list-sessions', async (request) => {
    const session = await signedIn(deps, request)
    const sessions = await listSessions(deps.db, session.actor.userId)
    return sessions.map((listed) => ({ ...listed, isCurrent: listed.id === session.id }))
  })

  app.post('/revoke-session', async (request) => {
    const { id } = readInput(accountInputs.session, request.body)
    const session = await signedIn(deps, request)
    if (!(await endSession(deps.db, session.actor.userId, id))) throw new AppError('NOT_FOUND')
    return done
  })

  app.post('/revoke-other-sessions', async (request) => {
    const session = await signedIn(deps, request)
    await endSessions(deps.db, session.actor.userId, session.id)
    return done
  })
}

export function registerChangeRoutes(app: FastifyInstance, deps: Deps, auth: Auth): void {
  app.post('/change-password', async (request, reply) => {
    const { currentPassword, newPassword } = readInput(accountInputs.changePassword, request.body)
    const session = await signedIn(deps, request)
    await assertPassword(deps, auth, session, currentPassword)
    const answer = await auth.api.changePassword({
      body: { currentPassword, newPassword, revokeOtherSessions: true },
      headers: forwarded(request),
      asResponse: true,
    })
    if (!answer.ok) throw new Error(`The password could not be changed: ${answer.status}`)
    await endCalendarLink(deps.db, session.actor.userId)
    passSession(answer, reply)
    return done
  })

  app.post('/change-email', async (request) => {
    const { newEmail, password } = readInput(accountInputs.changeEmail, request.body)
    const session = await signedIn(deps, request)
    if (password !== undefined) await assertPassword(deps, auth, session, password)
    else if (!session.isFresh) throw new AppError('FORBIDDEN', { reason: 'passwordAgain' })
    await spend(deps.db, 'accountMail', session.actor.userId)
    await inEvenTime(deps, () => requestAddressChange(deps, session.actor.userId, newEmail))
    return done
  })
}

export async function signedIn(deps: Deps, request: FastifyRequest): Promise<Session> {
  const session = await sessionOf(deps, request)
  if (!session) throw new AppError('UNAUTHENTICATED')
  return session
}

// A stolen session must not be a place to try passwords.
export async function assertPassword(
  deps: Deps,
  auth: Auth,
  { actor }: Session,
  password: string,
): Promise<void> {
  await wait(await delayOfTry(deps.db, actor.userId))
  if (await isPasswordOf(auth, actor.userId, password)) return forgetTries(deps.db, actor.userId)
  throw new AppError('FORBIDDEN', { reason: 'wrongPassword' })
}
