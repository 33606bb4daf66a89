import type { CombinedError } from 'urql'
import { type FieldError, reasonTexts } from '#domain/errors.ts'
import type { Locale } from '#web/i18n/locale.ts'

/** Name of a field → what is wrong with it, in the reader's language. */
export type Faults = Readonly<Record<string, string>>

export function faultsOf(errors: readonly FieldError[], locale: Locale): Faults {
  return Object.fromEntries(errors.map(({ field, reason }) => [field, reasonTexts[reason]?.[locale] ?? '']))
}

/** The first field that needs another look has the focus and is in view, as soon as it is marked. */
export function goToFault(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })
}

/** What the server found wrong, field by field; none where it refused for another reason. */
export function refusedFields(error: CombinedError, locale: Locale): Faults {
  const fields: unknown = error.graphQLErrors[0]?.extensions.fields
  return faultsOf(Array.isArray(fields) ? (fields as FieldError[]) : [], locale)
}
