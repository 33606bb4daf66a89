import type { Locale } from '#domain/errors.ts'
import { figures } from '#domain/figures.ts'
import { moneyText, withUnit } from '#domain/money-text.ts'

/** Money, things, people, percent as they are (25 is 25 %), parts of one (0.25 is 25 %), and plain numbers. */
export type NumberSort = 'money' | 'units' | 'people' | 'percent' | 'part' | 'number'

const percentUnit = { sign: '%', isBefore: false, name: '%' } as const

/** A number of a plan as it is read; a dash where there is none. */
export function toldNumber(value: number | null, sort: NumberSort, locale: Locale, currency: string): string {
  if (value === null || !Number.isFinite(value)) return '–'
  if (sort === 'money') return moneyText(value, locale, currency)
  const own = sort === 'part' ? value * 100 : value
  const text = (own < 0 ? '\u2212' : '') + figures(Math.abs(own), locale, { maximumFractionDigits: 2 })
  return sort === 'percent' || sort === 'part' ? withUnit(text, percentUnit) : text
}
