import { countryName, languageName } from '#domain/places/places.ts'
import type { Profile } from '#domain/progress/onboarding.ts'
import { labelOf } from '#web/forms/labels.ts'
import type { ProfileField } from '#web/forms/profile/profile-parts.ts'
import { valueAt } from '#web/forms/profile/profile-values.ts'
import type { Locale } from '#web/i18n/locale.ts'

type YesNo = { readonly yes: string; readonly no: string }

/** A field of the profile in the reader's words, line by line; nothing where it is empty. */
export function shownValue(
  { path, control, options = [] }: ProfileField,
  profile: Profile,
  locale: Locale,
  words: YesNo,
): readonly string[] {
  const value = valueAt(profile, path)
  if (control === 'tick') return [value === true ? words.yes : words.no]
  if (control === 'phone') return joined([valueAt(profile, 'basic_data.phoneCode'), value], ' ')
  if (control === 'date') return value ? [day(String(value), locale)] : []
  if (Array.isArray(value)) {
    if (control === 'records') return value.flatMap((entry) => joined(entryTexts(entry), ' · '))
    return joined(
      value.map((one) => named(control, String(one), options, locale)),
      ', ',
    )
  }
  if (value === null || value === undefined || value === '') return []
  return [named(control, String(value), options, locale)]
}

function named(
  control: ProfileField['control'],
  value: string,
  options: NonNullable<ProfileField['options']>,
  locale: Locale,
): string {
  if (control === 'country' || control === 'countries') return countryName(value, locale)
  if (control === 'languages') return languageName(value, locale)
  return labelOf(options, value, locale)
}

function joined(parts: readonly unknown[], separator: string): string[] {
  const text = parts
    .map((part) => String(part ?? '').trim())
    .filter(Boolean)
    .join(separator)
  return text ? [text] : []
}

/** In the order in which they are asked. */
const entryFields = [
  'givenTitle',
  'givenDegree',
  'givenFocus',
  'givenDegree1',
  'givenFocus1',
  'givenCompany',
  'givenInstitution',
  'givenTime',
  'givenDuration',
  'givenHours',
  'givenShortDes',
  'helpDes',
]

function entryTexts(entry: unknown): unknown[] {
  if (typeof entry !== 'object' || entry === null) return []
  return entryFields.map((name) => (entry as Record<string, unknown>)[name])
}

/** A birthday is a day, not a moment: it is the same in every time zone. */
function day(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(date))
}
