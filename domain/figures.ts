import type { Locale } from './errors.ts'

type Decimals = Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>

/**
 * A number as it is written in a language. Spanish sets thousands apart by a narrow space: "12.000" reads as twelve in half
 * of the countries where it is spoken.
 */
export function figures(value: number, locale: Locale, decimals: Decimals = {}): string {
  const text = formatOf(locale, decimals).format(value)
  return locale === 'es' ? text.replaceAll('.', narrowSpace) : text
}

// Making one takes far longer than using it, and a business plan writes thousands of numbers.
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: Locale, decimals: Decimals): Intl.NumberFormat {
  const { minimumFractionDigits: least, maximumFractionDigits: most } = decimals
  const name = `${locale} ${least} ${most}`
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, { ...decimals, useGrouping: 'always' })
  formats.set(name, format)
  return format
}

const narrowSpace = '\u202f'
