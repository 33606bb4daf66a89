import type { Reason } from '#domain/errors.ts'

/**
 * What a policy says: go ahead; it does not exist for you; you see it but may not; or you may, but not now.
 * A hidden thing is answered exactly like one that does not exist.
 */
export type Answer = 'allowed' | 'hidden' | 'forbidden' | { readonly notNow: Reason }

export const notNow = (reason: Reason): Answer => ({ notNow: reason })

export const allowedIf = (condition: boolean, otherwise: Answer): Answer =>
  condition ? 'allowed' : otherwise
