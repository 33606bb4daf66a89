import type { Locale } from './errors.ts'

type Decimals = Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>

/** A number as it is written in a language. Spanish leaves four digits together unless it is told to group them. */
export function figures(value: number, locale: Locale, decimals: Decimals = {}): string {
  return new Intl.NumberFormat(locale, { ...decimals, useGrouping: 'always' }).format(value)
}
