import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'

/** The specification lets clients name the author; it can only be the caller. */
export function refuseOtherPerson(actor: Actor, userId: string | null | undefined): void {
  if (userId && userId !== actor.userId) throw new AppError('FORBIDDEN')
}
