import { expertises, sectors } from '#domain/options/know-how.ts'
import { businessStages } from '#domain/options/people.ts'
import { countryName, languageName } from '#domain/places/places.ts'
import type { FitReason } from '#domain/progress/fit.ts'
import type { Locale } from '#web/i18n/locale.ts'
import type { Text } from '#web/i18n/text.tsx'
import type { Candidate, FitPoint } from './matching-documents.ts'

/** What is stored as the reader calls it; people's own words stay as they are. */
export const labelOf: Readonly<Record<FitReason, (value: string, locale: Locale) => string>> = {
  language: languageName,
  country: countryName,
  stage: (value, locale) => stageLabel(value, locale) ?? value,
  sector: (value, locale) => sectors.find((one) => one.value === value)?.[locale] ?? value,
  expertise: (value, locale) => expertises.find((one) => one.value === value)?.[locale] ?? value,
}

export function stageLabel(stage: string | null, locale: Locale): string | null {
  return businessStages.find(({ value }) => value === stage)?.[locale] ?? null
}

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
    shared.map((value) => labelOf[reason](value, locale)),
    locale,
  )
  return text(`matching.fit.yes.${reason}`, { list, count: shared.length, all: support.length })
}
