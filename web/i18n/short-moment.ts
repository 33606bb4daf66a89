import type { Locale } from './locale.ts'

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>

/** Made once: making one takes longer than drawing a whole line. */
function keptFormat(style: Style): (locale: Locale) => Intl.DateTimeFormat {
  const formats = new Map<Locale, Intl.DateTimeFormat>()
  return (locale) => {
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, style)
    formats.set(locale, format)
    return format
  }
}

const days = keptFormat({ dateStyle: 'medium' })
const moments = keptFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** 'Nov 15, 2026', '15 nov 2026': for lists, where days stand under each other. */
export const shortDay = (moment: string | number, locale: Locale): string =>
  days(locale).format(new Date(moment))

/** 'Nov 12 – 29, 2026', '12–29 nov 2026'. */
export const shortSpan = (from: string, until: string, locale: Locale): string =>
  days(locale).formatRange(new Date(from), new Date(until))

/** 'Nov 15, 2026, 3:40 PM'. */
export const shortMoment = (moment: string | number, locale: Locale): string =>
  moments(locale).format(new Date(moment))
