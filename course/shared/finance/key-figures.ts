import { planToFinance } from '#course/shared/plan-to-finance.ts'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import type { Column } from '#domain/finance/periods.ts'
import { scenarioResults } from '#domain/finance/results.ts'
import { whole } from '#domain/finance/whole-cents.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'
import { shownFigures } from './shown-figures.ts'

const figureNames = ['need', 'missing', 'result', 'lowestCash', 'breakEven'] as const
export type KeyFigure = (typeof figureNames)[number]
export type KeyFigures = Readonly<Record<KeyFigure, number | null>>

/** What a founder looks at first, in the expected case. */
export const keyFiguresOf: (data: PlanData) => KeyFigures = remembered((data: PlanData) => {
  const { start, IS, lowest, breakEven } = scenarioResults(planToFinance(data), 'expected')
  return {
    need: start.need,
    missing: Math.max(0, start.gap),
    result: IS.y1.netProfit,
    lowestCash: lowest[1],
    breakEven: breakEven.breakEvenSalesMonth,
  }
})

/** Under which name it can be asked now; not what has no value, nor a gap that is closed. */
export function figureOf(name: KeyFigure, data: PlanData): Figure | null {
  if (!keyFiguresOf(data)[name]) return null
  if (name === 'need') return { name: 'start.need' }
  if (name === 'missing') return { name: 'start.gap' }
  if (name === 'result') return { name: 'netProfit', column: 'y1' }
  if (name === 'breakEven') return { name: 'breakEvenSalesMonth' }
  const [period] = shownFigures(data).results.lowest
  return cashFigure(period)
}

/** What is in the bank: before the start, or at the end of a month or year. */
export const cashFigure = (at: Column | 'm0'): Figure =>
  at === 'm0' ? { name: 'start.openingCash' } : { name: 'closingCash', column: at }

export const isKeyFigure = (name: string): name is KeyFigure => figureNames.some((one) => one === name)

/** Figures by their names; null where one cannot be worked out. */
export type Figures = Readonly<Record<string, number | null>>

export type Move = { readonly name: string; readonly from: number | null; readonly to: number | null }

/** The figures that read otherwise than before, to the cent. */
export function movesBetween(before: Figures, now: Figures): readonly Move[] {
  const shown = (amount: number | null) => (amount === null ? null : whole(amount, 100))
  return Object.entries(now).flatMap(([name, to]) => {
    const from = before[name] ?? null
    return shown(from) === shown(to) ? [] : [{ name, from, to }]
  })
}
