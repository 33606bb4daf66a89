import { planCurrency } from '#course/contract/plan-currency.ts'
import { words as levelWords } from '#course/financial-plan/break-even/words.ts'
import { type KeyFigureName, keyFigureName, toldFigure } from './figure-words.ts'
import { keyFigures } from './key-figures.ts'
import type { PlanFigure } from './plan-view.ts'
import { figuresOf, type Telling } from './telling.ts'

const bothProfits = {
  en: 'Net profit in year 1 and year 3',
  es: 'Ganancia neta en el año 1 y en el año 3',
} as const

/** The figures of the executive summary; none of a module that the cohort does not take or that has no numbers yet. */
export function planFigures(told: Telling): readonly PlanFigure[] {
  const { plan, locale } = told
  const currency = planCurrency(plan)
  const values = new Map(keyFigures(plan, told.scenario).map(({ name, value }) => [name, value]))
  const { level } = figuresOf(told).results
  const text = (name: KeyFigureName) => {
    const value = values.get(name) ?? null
    const isTaken = told.takes(name === 'customers' ? 'five' : 'seven')
    return isTaken && value !== null ? toldFigure(name, value, locale, currency) : ''
  }
  const figure = (id: string, name: KeyFigureName, value: string, label = keyFigureName(name, locale)) =>
    value === '' ? [] : [{ id, label, value }]
  const [first, third, share] = [text('netProfit'), text('netProfitY3'), text('marketShare')]
  return [
    ...figure('customers', 'customers', text('customers')),
    ...figure('sales', 'sales', text('sales')),
    ...(first && third
      ? figure('profit', 'netProfit', `${first} · ${third}`, bothProfits[locale])
      : figure('profit', 'netProfit', first)),
    ...figure('share', 'marketShare', share && `${share} · ${levelWords[locale].levels[level.y1]}`),
    ...figure('need', 'startUpNeed', text('startUpNeed')),
  ]
}
