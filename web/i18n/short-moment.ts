import type { Locale } from './locale.ts'

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>

/** Made once: making one takes longer than drawing a whole line. */
function keptFormat(style: Style) {
  const formats = new Map<Locale, Intl.DateTimeFormat>()
  return (moment: string | number, locale: Locale): string => {
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, style)
    formats.set(locale, format)
    return format.format(new Date(moment))
  }
}

/** 'Nov 15, 2026', '15 nov 2026': for lists, where days stand under each other. */
export const shortDay = keptFormat({ dateStyle: 'medium' })

/** 'Nov 15, 2026, 3:40 PM'. */
export const shortMoment = keptFormat({ dateStyle: 'medium', timeStyle: 'short' })
