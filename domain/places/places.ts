import type { Locale } from '#domain/errors.ts'
import { callingCodes } from './calling-codes.ts'

/** What is stored, and how it is called in the reader's language. */
export type Place = { readonly value: string; readonly label: string }
export type PhoneCode = Place & { readonly country: string }

/** Languages in which people of the programme may want to be mentored. */
const languageCodes = `
am ar as ay az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gn gu ha he hi hr ht hu hy id ig it ja
ka kk km kn ko ku lo lt lv mg mk ml mn mr ms mt my ne nl no om pa pl ps pt qu ro ru rw si sk sl so sq sr sv sw ta te
th ti tr uk ur uz vi wo xh yo zh zu
`

const countries = new Map(
  callingCodes
    .trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), `+${entry.slice(2)}`]),
)
const languages = languageCodes.trim().split(/\s+/)

export const isCountry = (code: string): boolean => countries.has(code)

/** The countries of the world by name; also the nationalities. */
export function countryList(locale: Locale): readonly Place[] {
  return byLabel(
    locale,
    [...countries.keys()].map((code) => ({ value: code, label: countryName(code, locale) })),
  )
}

export function languageList(locale: Locale): readonly Place[] {
  return byLabel(
    locale,
    languages.map((code) => ({ value: code, label: languageName(code, locale) })),
  )
}

/** One entry for each country: several share a code. */
export function phoneCodeList(locale: Locale): readonly PhoneCode[] {
  return byLabel(
    locale,
    [...countries].map(([country, value]) => ({
      value,
      country,
      label: `${countryName(country, locale)} (${value})`,
    })),
  )
}

/** A text that is no code of ours is its own name: people may have typed it. */
export function countryName(code: string, locale: Locale): string {
  return countries.has(code) ? (namesOf('region', locale).of(code) ?? code) : code
}

export function languageName(code: string, locale: Locale): string {
  if (!languages.includes(code)) return code
  const name = namesOf('language', locale).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

const kept = new Map<string, Intl.DisplayNames>()

function namesOf(type: 'region' | 'language', locale: Locale): Intl.DisplayNames {
  const key = `${type} ${locale}`
  const names = kept.get(key) ?? new Intl.DisplayNames(locale, { type })
  kept.set(key, names)
  return names
}

function byLabel<P extends Place>(locale: Locale, places: P[]): P[] {
  const { compare } = new Intl.Collator(locale)
  return places.sort((a, b) => compare(a.label, b.label))
}
