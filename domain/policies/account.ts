import { joiningRoles } from '#domain/options/people.ts'
import type { Actor } from './actor.ts'
import { type Answer, allowedIf, notNow } from './answer.ts'
import { type CohortFacts, canRegister } from './programme.ts'

/** How long a password entered again opens the guarded doors. */
const confirmedFor = 10 * 60 * 1000

/** Strangers only, as entrepreneur or mentor; with a cohort, while it takes applications. */
export function signUp(actor: Actor | null, role: string, cohort: CohortFacts | null, now: Date): Answer {
  if (actor !== null || !joiningRoles.some(({ value }) => value === role)) return 'forbidden'
  return cohort === null ? 'allowed' : canRegister(cohort, now)
}

/** Password, e-mail, download of one's data, end of the account. */
export function guardedAccountAction(confirmedAt: Date | null, now: Date): Answer {
  const age = confirmedAt === null ? Number.POSITIVE_INFINITY : now.getTime() - confirmedAt.getTime()
  return allowedIf(age >= 0 && age < confirmedFor, notNow('passwordAgain'))
}

export type TokenFacts = {
  readonly purpose: string
  readonly email: string
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

/** A mailed link works once, in time, for its purpose and its address. */
export function useToken(
  token: TokenFacts,
  use: { readonly purpose: string; readonly email: string },
  now: Date,
): Answer {
  const isGood =
    token.purpose === use.purpose &&
    token.email.toLowerCase() === use.email.toLowerCase() &&
    token.usedAt === null &&
    now < token.expiresAt
  return allowedIf(isGood, notNow('linkInvalid'))
}
