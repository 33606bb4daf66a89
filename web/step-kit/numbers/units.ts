import type { Locale } from '#domain/errors.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'

/** What stands beside a number. */
export type Unit = {
  readonly sign: string
  readonly isBefore: boolean
  /** For those who only hear the field. */
  readonly name: string
}

export const percentUnit: Unit = { sign: '%', isBefore: false, name: '%' }

/** All amounts of a plan are in one currency, which the financial plan asks for. */
export function planCurrency(plan: PlanData): string {
  const chosen = answer(plan, 'seven', 'start-up-capital', 'currency')?.value ?? ''
  return /^[A-Z]{3}$/.test(chosen) ? chosen : 'USD'
}

export function currencyUnit(currency: string, locale: Locale): Unit {
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
