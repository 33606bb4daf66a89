import { planCurrency } from '#course/contract/plan-currency.ts'
import { words as levelWords } from '#course/financial-plan/break-even/words.ts'
import { hasNumbers } from '#course/financial-plan/shared/statements.ts'
import { chosenFunnels, totalOf } from '#course/marketing-and-sales/shared/funnel-of-plan.ts'
import { toldNumber } from '#course/shared/finance/told-number.ts'
import { figures } from '#domain/figures.ts'
import { moneyText } from '#domain/money-text.ts'
import type { PlanFigure } from './plan-view.ts'
import { figuresOf, type Telling } from './telling.ts'

const words = {
  en: {
    customers: 'Customers in year 1',
    sales: 'Sales in year 1',
    profit: 'Net profit in year 1 and year 3',
    share: 'Market revenue share in year 1',
    need: 'Needed to start',
  },
  es: {
    customers: 'Clientes en el año 1',
    sales: 'Ventas en el año 1',
    profit: 'Ganancia neta en el año 1 y en el año 3',
    share: 'Ingresos del mercado en el año 1',
    need: 'Necesario para empezar',
  },
} as const

/** The figures of the executive summary; none of a module that the cohort does not take or that has no numbers yet. */
export function planFigures(told: Telling): readonly PlanFigure[] {
  const { plan, locale } = told
  const text = words[locale]
  const shown = figuresOf(told)
  const { customers } = totalOf(told.takes('five') ? chosenFunnels(plan) : [])
  const money = (amount: number) => `${moneyText(amount, locale, undefined, 0)}\u00a0${planCurrency(plan)}`
  const figure = (id: keyof typeof text, value: string): PlanFigure => ({ id, label: text[id], value })
  const { IS, marketShare, level, start } = shown.results
  const share = toldNumber(marketShare.y1, 'percent', locale, '')
  return [
    ...(customers > 0 ? [figure('customers', figures(Math.round(customers), locale))] : []),
    ...(told.takes('seven') && hasNumbers(shown)
      ? [
          figure('sales', money(IS.y1.sales)),
          figure('profit', `${money(IS.y1.netProfit)} · ${money(IS.y3.netProfit)}`),
          figure('share', `${share} · ${levelWords[locale].levels[level.y1]}`),
          figure('need', money(start.need)),
        ]
      : []),
  ]
}
