import type { Locale } from '#domain/errors.ts'
import { figures } from '#domain/figures.ts'
import { moneyText, withUnit } from '#domain/money-text.ts'

const sorts = {
  customers: 'people',
  sales: 'money',
  netProfit: 'money',
  netProfitY3: 'money',
  marketShare: 'percent',
  startUpNeed: 'money',
} as const

export type KeyFigureName = keyof typeof sorts

export const isKeyFigure = (name: string): name is KeyFigureName => Object.hasOwn(sorts, name)

/** What the figures are called that a reader looks for first. */
export const keyFigureNames: Readonly<Record<KeyFigureName, Readonly<Record<Locale, string>>>> = {
  customers: { en: 'Customers in year 1', es: 'Clientes en el año 1' },
  sales: { en: 'Sales in year 1', es: 'Ventas en el año 1' },
  netProfit: { en: 'Net profit in year 1', es: 'Ganancia neta en el año 1' },
  netProfitY3: { en: 'Net profit in year 3', es: 'Ganancia neta en el año 3' },
  marketShare: {
    en: 'Market revenue share in year 1',
    es: 'Ingresos del mercado en el año 1',
  },
  startUpNeed: { en: 'Needed to start', es: 'Necesario para empezar' },
}

const percent = { sign: '%', isBefore: false, name: '%' } as const

/** As a reader takes it in: whole people, amounts without cents, the currency behind them. */
export function toldFigure(name: KeyFigureName, value: number, locale: Locale, currency: string): string {
  const sort = sorts[name]
  if (sort === 'money') return `${moneyText(value, locale, undefined, 0)}\u00a0${currency}`
  const number = figures(value, locale, { maximumFractionDigits: sort === 'people' ? 0 : 1 })
  return sort === 'percent' ? withUnit(number, percent) : number
}
