import { type ShownFigures, shownFigures } from '#course/shared/finance/shown-figures.ts'
import type { Gap } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

/** Nothing is sold, each sale loses money, sales do not reach the point in year 1, or they do. */
export type Standing = 'noSales' | 'lossPerSale' | 'below' | 'above'

export function standingOf({ results: { IS, breakEven } }: Pick<ShownFigures, 'results'>): Standing {
  if (breakEven.contributionRatio === null) return 'noSales'
  if (breakEven.isLossPerSale || breakEven.breakEvenSalesYear === null) return 'lossPerSale'
  return IS.y1.sales < breakEven.breakEvenSalesYear ? 'below' : 'above'
}

/** Whole units of each offering in a month that are enough together, at the mix of year 1. */
export const unitsToSell = ({ plan, results: { breakEven } }: Pick<ShownFigures, 'plan' | 'results'>) =>
  plan.offerings.flatMap((offering) => {
    // A hair above a whole number is that number.
    const count = Math.ceil((breakEven.units[offering._id] ?? 0) / 12 - 1e-9)
    return count > 0 ? [{ offering, count }] : []
  })

const messages = {
  noSales: {
    en: 'First forecast some sales for year 1 in "Revenue".',
    es: 'Primero pronostica ventas para el año 1 en "Ingresos".',
  },
  lossPerSale: {
    en: 'You lose money on every sale, so there is no break-even point.',
    es: 'Pierdes dinero en cada venta, así que no hay punto de equilibrio.',
  },
} as const

/** There has to be a point at all. */
export function gaps(plan: PlanData): readonly Gap[] {
  const standing = standingOf(shownFigures(plan))
  return standing === 'noSales' || standing === 'lossPerSale'
    ? [{ field: 'point', message: messages[standing] }]
    : []
}
