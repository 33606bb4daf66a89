import { text } from '#domain/fields.ts'
import { longestReason } from './aside-reason.ts'

/** A finding of the check that a team lets stand, and why. */
export const asideFields = { rule: text(80), subject: text(200), reason: text(longestReason) } as const
