import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { Deps } from '#server/deps.ts'

/** What a guess at a password costs, and how long an answer takes from whose time nothing shall be guessed. */
export type Guessing = {
  readonly hash: typeof hashPassword
  readonly verify: typeof verifyPassword
  /** Milliseconds from the start of the work. */
  readonly evenMoment: number
}

/** The product's. No setting changes it: only who calls the server as a function can hand over another. */
export const fullCost: Guessing = {
  hash: hashPassword,
  verify: verifyPassword,
  // Well above what the work takes. Longer work is not stretched to a second such moment: around it, a difference of
  // one millisecond would become one of hundreds.
  evenMoment: 400,
}

export const guessingOf = ({ guessing = fullCost }: Pick<Deps, 'guessing'>): Guessing => guessing
