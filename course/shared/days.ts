import type { Locale } from '#domain/errors.ts'

const dayMs = 86_400_000

/** A day as a number that grows by one each day; null where a text is no day of the calendar. */
export function dayNumber(date: string | null | undefined): number | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const ms = Date.UTC(year, month - 1, day)
  const isReal = new Date(ms).getUTCMonth() === month - 1 && new Date(ms).getUTCDate() === day
  return isReal ? ms / dayMs : null
}

/** As it is kept: 2027-03-31. */
export const isoDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** Months since the year 0, so that they can be counted. */
export const monthNumber = (day: number): number => {
  const date = new Date(day * dayMs)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

export const firstOfMonth = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1) / dayMs

function kept(style: Intl.DateTimeFormatOptions) {
  const formats = new Map<Locale, Intl.DateTimeFormat>()
  return (day: number, locale: Locale): string => {
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
    formats.set(locale, format)
    return format.format(new Date(day * dayMs))
  }
}

const days = kept({ day: 'numeric', month: 'short', year: 'numeric' })
const months = kept({ month: 'short' })

/** 31 Mar 2027, in the words of the language; what is no day stays as it is. */
export function dayText(date: string | null | undefined, locale: Locale): string {
  const day = dayNumber(date)
  return day === null ? (date ?? '') : days(day, locale)
}

export const monthText = (month: number, locale: Locale): string => months(firstOfMonth(month), locale)
