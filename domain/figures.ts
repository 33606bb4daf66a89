import type { Locale } from './errors.ts'

type Decimals = Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>

/**
 * A number as it is written in a language. Spanish sets thousands apart by a narrow space: "12.000" reads as twelve in half
 * of the countries where it is spoken.
 */
export function figures(value: number, locale: Locale, decimals: Decimals = {}): string {
  const text = new Intl.NumberFormat(locale, { ...decimals, useGrouping: 'always' }).format(value)
  return locale === 'es' ? text.replaceAll('.', narrowSpace) : text
}

const narrowSpace = '\u202f'
