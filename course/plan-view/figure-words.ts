import type { Locale } from '#domain/errors.ts'
import { figures } from '#domain/figures.ts'
import { moneyText, withUnit } from '#domain/money-text.ts'

/** What the figures are that a reader looks for first, and how they are called. */
const keyFigures = {
  customers: { sort: 'people', en: 'Customers in year 1', es: 'Clientes en el año 1' },
  sales: { sort: 'money', en: 'Sales in year 1', es: 'Ventas en el año 1' },
  netProfit: { sort: 'money', en: 'Net profit in year 1', es: 'Ganancia neta en el año 1' },
  netProfitY3: { sort: 'money', en: 'Net profit in year 3', es: 'Ganancia neta en el año 3' },
  marketShare: {
    ...{ sort: 'percent', en: 'Market revenue share in year 1', es: 'Ingresos del mercado en el año 1' },
  },
  startUpNeed: { sort: 'money', en: 'Needed to start', es: 'Necesario para empezar' },
} as const

export type KeyFigureName = keyof typeof keyFigures

export const isKeyFigure = (name: string): name is KeyFigureName => Object.hasOwn(keyFigures, name)

export const keyFigureName = (name: KeyFigureName, locale: Locale): string => keyFigures[name][locale]

const percent = { sign: '%', isBefore: false, name: '%' } as const

/** As a reader takes it in: whole people, amounts without cents, the currency behind them. */
export function toldFigure(name: KeyFigureName, value: number, locale: Locale, currency: string): string {
  const { sort } = keyFigures[name]
  if (sort === 'money') return `${moneyText(value, locale, undefined, 0)}\u00a0${currency}`
  const number = figures(value, locale, { maximumFractionDigits: sort === 'people' ? 0 : 1 })
  return sort === 'percent' ? withUnit(number, percent) : number
}
