import type { FastifyInstance } from 'fastify'
import { AppError } from '#domain/errors.ts'
import type { Deps } from '#server/deps.ts'
import { accountInputs, readInput } from './account-input.ts'
import { accountOf, mailConfirmation, pagePath } from './account-mails.ts'
import { actorOf } from './actor.ts'
import type { Auth } from './auth.ts'
import { forwarded, passCookies, passSession } from './bridge.ts'
import { changeAddress, confirmAddress } from './e-mail-address.ts'
import { inEvenTime } from './even-time.ts'
import { createFirstAdmin } from './first-admin.ts'
import { requestPasswordReset, resetPassword } from './new-password.ts'
import { callerAddress, spend } from './rate-limit.ts'
import { sessionUser } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { endedProofCookie, presentedProof, proofCookie } from './sign-up-proof.ts'

const done = { status: true }

/** What a stranger can ask for. */
export function registerEntranceRoutes(app: FastifyInstance, deps: Deps, auth: Auth): void {
  app.post('/sign-up/email', async (request, reply) => {
    const input = readInput(accountInputs.signUp, request.body)
    if (await actorOf(deps, request)) throw new AppError('FORBIDDEN')
    await spend(deps.db, 'signUp', callerAddress(request.ip))
    await inEvenTime(deps, async () => {
      reply.header('set-cookie', proofCookie(deps.env, await signUp(deps, auth, input)))
    })
    return done
  })

  app.post('/sign-in/email', async (request, reply) => {
    const login = readInput(accountInputs.signIn, request.body)
    const caller = { address: callerAddress(request.ip), headers: forwarded(request) }
    const answer = await signIn(deps, auth, login, caller)
    passSession(answer, reply)
    const { token, user } = (await answer.json()) as { token: string; user: { id: string } }
    return { token, user: await sessionUser(deps.db, user.id) }
  })

  app.post('/first-admin', async (request) => {
    const input = readInput(accountInputs.firstAdmin, request.body)
    await spend(deps.db, 'tokenGuess', callerAddress(request.ip))
    await createFirstAdmin(deps, auth, input)
    return done
  })
}

/** Links that are asked for by mail, and what they do. */
export function registerLinkRoutes(app: FastifyInstance, deps: Deps, auth: Auth): void {
  app.post('/send-verification-email', async (request) => {
    const { email } = readInput(accountInputs.address, request.body)
    await spend(deps.db, 'accountMail', callerAddress(request.ip))
    await inEvenTime(deps, async () => {
      const owner = await accountOf(deps, email)
      if (owner && !owner.isConfirmed) await mailConfirmation(deps, owner)
    })
    return done
  })

  app.get<{ Querystring: Record<string, unknown> }>('/verify-email', async (request, reply) => {
    await spend(deps.db, 'tokenGuess', callerAddress(request.ip))
    const { token, change, locale } = request.query
    const page = (path: string) => pagePath(locale === 'es' ? 'es' : 'en', path)
    if (change) {
      const isChanged = await changeAddress(deps, String(change))
      return reply.redirect(page(`/login?confirmed=${isChanged ? 'yes' : 'no'}`), 303)
    }
    const confirmed = await confirmAddress(deps, String(token), presentedProof(request.headers))
    if (confirmed?.isOwnBrowser && !(await actorOf(deps, request))) {
      const { userId } = confirmed
      const headers = forwarded(request)
      passCookies(await auth.api.signInProven({ body: { userId }, headers, asResponse: true }), reply)
      reply.header('set-cookie', endedProofCookie(deps.env))
      return reply.redirect(page('/home'), 303)
    }
    return reply.redirect(page(`/login?confirmed=${confirmed ? 'yes' : 'no'}`), 303)
  })

  app.post('/request-password-reset', async (request) => {
    const { email } = readInput(accountInputs.address, request.body)
    await spend(deps.db, 'accountMail', callerAddress(request.ip))
    await inEvenTime(deps, () => requestPasswordReset(deps, email))
    return done
  })

  app.post('/reset-password', async (request) => {
    const { token, newPassword } = readInput(accountInputs.resetPassword, request.body)
    await spend(deps.db, 'tokenGuess', callerAddress(request.ip))
    await resetPassword(deps, auth, token, newPassword)
    return done
  })
}
