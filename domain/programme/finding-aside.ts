import { text } from '#domain/fields.ts'

/** Why a team lets a finding of the check stand. */
export const shortestReason = 3
export const longestReason = 500
export const asideFields = { rule: text(80), subject: text(200), reason: text(longestReason) } as const
