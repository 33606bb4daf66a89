import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import type { Answer } from '#domain/policies/answer.ts'

/** The one door: turns what a policy says into going on or into the fitting error. */
export function authorize(answer: Answer): void {
  if (answer === 'allowed') return
  if (answer === 'hidden') throw new AppError('NOT_FOUND')
  if (answer === 'forbidden') throw new AppError('FORBIDDEN')
  throw new AppError('FORBIDDEN', { reason: answer.notNow })
}

export function signedIn(actor: Actor | null): Actor {
  if (!actor) throw new AppError('UNAUTHENTICATED')
  return actor
}
