import type { CombinedError } from 'urql'
import { type FieldError, type Reason, reasonTexts } from '#domain/errors.ts'

export type Refusal = {
  /** No answer at all: it is worth trying again when the line is back. */
  readonly isOffline: boolean
  readonly reason: Reason | null
  /** In the reader's language; empty when there was no answer. */
  readonly message: string
  readonly fields: readonly FieldError[]
}

export function refusalOf(error: CombinedError | undefined): Refusal | null {
  if (!error) return null
  const [first] = error.graphQLErrors
  if (!first) return { isOffline: true, reason: null, message: '', fields: [] }
  const { reason, fields } = first.extensions
  return {
    isOffline: false,
    reason: isReason(reason) ? reason : null,
    message: first.message,
    fields: Array.isArray(fields) ? fields.filter(isFieldError) : [],
  }
}

function isReason(value: unknown): value is Reason {
  return typeof value === 'string' && Object.hasOwn(reasonTexts, value)
}

function isFieldError(value: unknown): value is FieldError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    typeof value.field === 'string' &&
    'reason' in value &&
    isReason(value.reason)
  )
}
