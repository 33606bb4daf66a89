import type { Locale } from '#web/i18n/locale.ts'
import { fitLabel } from '#web/shared/fit-label.ts'
import type { Candidate, FitPoint } from './matching-documents.ts'
import { words } from './words.ts'

export function listed(values: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(values)
}

/** One point of the fit as a sentence to the mentor. */
export function fitWords(
  { reason, points, shared }: FitPoint,
  { support }: Pick<Candidate, 'support'>,
  locale: Locale,
): string {
  const { yes, no } = words[locale].fit
  if (points === 0) return reason === 'expertise' && support.length === 0 ? no.support : no[reason]
  const list = listed(
    shared.map((value) => fitLabel(reason, value, locale)),
    locale,
  )
  return yes[reason](list)
}
