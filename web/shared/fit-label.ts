import { expertises, sectors } from '#domain/options/know-how.ts'
import { businessStages } from '#domain/options/people.ts'
import { countryName, languageName } from '#domain/places/places.ts'
import type { FitReason } from '#domain/progress/fit.ts'
import { labelOf } from '#web/forms/labels.ts'
import type { Locale } from '#web/i18n/locale.ts'

const labels: Readonly<Record<FitReason, (value: string, locale: Locale) => string>> = {
  language: languageName,
  country: countryName,
  stage: (value, locale) => labelOf(businessStages, value, locale),
  sector: (value, locale) => labelOf(sectors, value, locale),
  expertise: (value, locale) => labelOf(expertises, value, locale),
}

/** What two people share, as the reader calls it; people's own words stay as they are. */
export const fitLabel = (reason: FitReason, value: string, locale: Locale) => labels[reason](value, locale)
