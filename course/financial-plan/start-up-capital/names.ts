import type { Locale } from '#domain/errors.ts'
import { currencies } from '#domain/options/currencies.ts'

/** "MXN – Mexican peso": every currency with its name, in the order of the codes; the one that is chosen is among them. */
export function currencyChoices(chosen: string, locale: Locale) {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const codes = [...new Set([...currencies, chosen])].sort()
  return codes.map((code) => ({ value: code, label: `${code} – ${names.of(code) ?? code}` }))
}

/** "February 2027". */
export function monthName(month: string, locale: Locale): string {
  const day = new Date(`${month}-01T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return month
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day)
}

/** "February 1, 2027". */
export function dayName(date: string, locale: Locale): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return date
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}
