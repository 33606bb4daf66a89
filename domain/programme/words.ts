import { line, text } from '#domain/fields.ts'

/** What people write along with something they do: by operation and argument, and how long it may be. */
export const words = {
  requestMatch: { message: text(2000) },
  declineMatch: { reason: text(2000) },
  assignMentor: { reason: text(2000) },
  endMatch: { reason: text(2000) },
  decideApplications: { message: text(5000), message_es: text(5000) },
  sendBackCohort: { message: text(2000) },
  sign: { full_name: line(160) },
} as const
