import type { Locale } from '#web/i18n/locale.ts'
import type { Text } from '#web/i18n/text.tsx'
import { fitLabel } from '#web/shared/fit-label.ts'
import type { Candidate, FitPoint } from './matching-documents.ts'

export function listed(values: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(values)
}

/** One point of the fit as a sentence to the mentor. */
export function fitWords(
  { reason, points, shared }: FitPoint,
  { support }: Pick<Candidate, 'support'>,
  text: Text,
  locale: Locale,
): string {
  if (points === 0) {
    if (reason === 'expertise' && support.length === 0) return text('matching.fit.no.support')
    return text(`matching.fit.no.${reason}`)
  }
  const list = listed(
    shared.map((value) => fitLabel(reason, value, locale)),
    locale,
  )
  return text(`matching.fit.yes.${reason}`, { list, count: shared.length, all: support.length })
}
