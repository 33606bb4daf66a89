import { AppError } from '#domain/errors.ts'
import { guessingOf } from '#server/auth/guessing.ts'
import { giveBack, spend } from '#server/auth/rate-limit.ts'
import type { Deps } from '#server/deps.ts'
import type { OpenLink } from './open-link.ts'

/**
 * Lets in who knows the password of a link, where it has one. Wrong ones are counted per link and address, and per link
 * for those who come from many addresses.
 */
export async function assertLinkPassword(
  deps: Deps,
  { id, password_hash: hash }: OpenLink,
  given: string | undefined,
  address: string,
): Promise<void> {
  const { db } = deps
  if (!hash) return
  if (!given) throw new AppError('UNAUTHENTICATED', { reason: 'linkPassword' })
  const here = `${id} ${address}`
  await spend(db, 'sharedPassword', here)
  await spend(db, 'sharedPasswordOfAll', id)
  if (!(await guessingOf(deps).verify({ hash, password: given })))
    throw new AppError('UNAUTHENTICATED', { reason: 'wrongLinkPassword' })
  await Promise.all([giveBack(db, 'sharedPassword', here), giveBack(db, 'sharedPasswordOfAll', id)])
}
