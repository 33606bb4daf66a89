import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#domain/errors.ts'
import type { Deps } from '#server/deps.ts'
import { accountOf, mailConfirmation } from './account-mails.ts'
import type { Auth } from './auth.ts'
import { evenMoment } from './even-time.ts'
import { delayOfTry, forgetTries, giveBack, spend } from './rate-limit.ts'

type Login = { email: string; password: string; rememberMe?: boolean | undefined }
type Caller = { address: string; headers: Headers }

/** The answer of better-auth, with its cookie, when the login is right. */
export async function signIn(deps: Deps, auth: Auth, login: Login, caller: Caller): Promise<Response> {
  const { db } = deps
  await spend(db, 'signInFailure', caller.address)
  await wait(await delayOfTry(db, login.email))
  const startedAt = performance.now()
  const { rememberMe, ...credentials } = login
  const answer = await auth.api.signInEmail({
    body: { ...credentials, ...(rememberMe !== undefined && { rememberMe }) },
    headers: caller.headers,
    asResponse: true,
  })
  if (answer.status === 401) {
    await evenMoment(deps, startedAt)
    throw new AppError('UNAUTHENTICATED', { reason: 'wrongLogin' })
  }
  await Promise.all([forgetTries(db, login.email), giveBack(db, 'signInFailure', caller.address)])
  if (answer.ok) return answer
  const { code } = (await answer.json()) as { code?: string }
  if (code === 'EMAIL_NOT_VERIFIED') return refuseUnconfirmed(deps, login.email)
  throw new Error(`Signing in failed: ${answer.status} ${code}`)
}

// Only somebody with the right password gets here, so this tells a stranger nothing.
async function refuseUnconfirmed(deps: Deps, email: string): Promise<never> {
  const owner = await accountOf(deps, email)
  if (!owner) throw new AppError('UNAUTHENTICATED', { reason: 'wrongLogin' })
  await mailConfirmation(deps, owner)
  throw new AppError('FORBIDDEN', { reason: 'emailNotConfirmed' })
}
