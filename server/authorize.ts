import { AppError, type Reason } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import type { Answer } from '#domain/policies/answer.ts'

/** The one door: turns what a policy says into going on or into the fitting error. */
export function authorize(answer: Answer): void {
  if (answer === 'allowed') return
  if (answer === 'hidden') throw new AppError('NOT_FOUND')
  if (answer === 'forbidden') throw new AppError('FORBIDDEN')
  throw new AppError(clashes.has(answer.notNow) ? 'CONFLICT' : 'FORBIDDEN', { reason: answer.notNow })
}

/** Somebody was faster, or it was done before: allowed as such, but the world has moved on. */
const clashes: ReadonlySet<Reason> = new Set<Reason>([
  'projectHasMentor',
  'mentorFull',
  'alreadySigned',
  'alreadyExists',
  'moveNotPossible',
  'alreadyTold',
  'alreadyScored',
])

export function signedIn(actor: Actor | null): Actor {
  if (!actor) throw new AppError('UNAUTHENTICATED')
  return actor
}
