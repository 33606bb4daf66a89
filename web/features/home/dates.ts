import type { Locale } from '#web/i18n/locale.ts'

export function longDay(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(date),
  )
}

export function shortDay(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(new Date(date))
}

/** '2026-06' → 'June 2026'. */
export function monthName(key: string, locale: Locale): string {
  const [year, month] = key.split('-').map(Number)
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(
    new Date(year ?? 0, (month ?? 1) - 1, 1),
  )
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

/** Whole days from today by the calendar of the device; 0 is today. */
export function daysFrom(now: Date, date: string): number {
  const day = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())
  return Math.round((day(new Date(date)) - day(now)) / 86_400_000)
}
