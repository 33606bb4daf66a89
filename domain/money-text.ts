import type { Locale } from './errors.ts'
import { figures } from './figures.ts'
import { whole } from './finance/whole-cents.ts'

/** What stands beside a number. */
export type Unit = {
  readonly sign: string
  readonly isBefore: boolean
  /** For those who only hear the field. */
  readonly name: string
}

const units = new Map<string, Unit>()

export function currencyUnit(currency: string, locale: Locale): Unit {
  const name = `${currency} ${locale}`
  const unit = units.get(name) ?? unitOf(currency, locale)
  units.set(name, unit)
  return unit
}

function unitOf(currency: string, locale: Locale): Unit {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1)
  const at = parts.findIndex(({ type }) => type === 'currency')
  return { sign: parts[at]?.value ?? currency, isBefore: at === 0, name: currency }
}

/** Number and sign in one line that does not break. */
export function withUnit(number: string, unit: Unit | undefined): string {
  if (!unit) return number
  if (unit.isBefore) return `${unit.sign}${/\p{L}$/u.test(unit.sign) ? '\u00a0' : ''}${number}`
  return `${number}${unit.sign === '%' ? '' : '\u00a0'}${unit.sign}`
}

/** An amount as a statement shows it: "−$1,234.50", "−1 234,50 US$". Without cents where there is no room for them. */
export function moneyText(amount: number, locale: Locale, currency?: string, decimals: 0 | 2 = 2): string {
  const grain = 10 ** decimals
  const shown = whole(amount, grain) / grain
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const text = figures(Math.abs(shown), locale, digits)
  return `${shown < 0 ? '\u2212' : ''}${withUnit(text, currency ? currencyUnit(currency, locale) : undefined)}`
}
