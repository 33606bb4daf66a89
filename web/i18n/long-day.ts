import type { Locale } from './locale.ts'

/** Made once: making one takes longer than drawing a whole line. */
const formats = new Map<Locale, Intl.DateTimeFormat>()

/** 'November 15, 2026', '15 de noviembre de 2026'. */
export function longDay(moment: string, locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  formats.set(locale, format)
  return format.format(new Date(moment))
}
