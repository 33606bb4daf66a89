import { noOfferings } from '#course/financial-plan/shared/missing-words.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import {
  differsFromFunnel,
  funnelUnits,
  marketUnits,
  yearsAboveMarket,
} from '#domain/finance/market-check.ts'
import { months, type Year } from '#domain/finance/periods.ts'
import type { Gap } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { words } from './words.ts'

/** How the forecast of an offering stands against what its market and its funnel point to. */
export type MarketCheck = {
  /** Null while a number of the market is missing. */
  readonly market: number | null
  readonly above: readonly { readonly year: Year; readonly units: number }[]
  readonly firstYear: number
  /** Where the funnel tells another story: how many units its customers would buy. */
  readonly funnel: number | null
}

export function marketCheck(data: PlanData, id: string): MarketCheck {
  const { plan, results } = shownFigures(data)
  const unitsIn = (year: Year) => results.IS[year].units[id] ?? 0
  const market = marketUnits(plan, id)
  const funnel = funnelUnits(plan, id)
  return {
    market,
    above: yearsAboveMarket(results.IS, id, market).map((year) => ({ year, units: unitsIn(year) })),
    firstYear: unitsIn('y1'),
    funnel: differsFromFunnel(unitsIn('y1'), funnel) ? funnel : null,
  }
}

const said = (name: 'noUnits' | 'noPriceGap') => ({ en: words.en[name], es: words.es[name] })

/** Every offering needs a price, something sold in the first year, and a number for both years after it. */
export function gaps({ offering = [] }: PlanData): readonly Gap[] {
  if (offering.length === 0) return [{ field: 'forecasts', message: noOfferings }]
  return offering.flatMap(({ _id, price, forecasts }): Gap[] => {
    const field = `forecasts:${_id}`
    if (typeof price !== 'number') return [{ field, message: said('noPriceGap') }]
    if (!months.some((month) => (forecasts?.[month] ?? 0) > 0)) return [{ field, message: said('noUnits') }]
    const areSet = typeof forecasts?.y2 === 'number' && typeof forecasts.y3 === 'number'
    return areSet ? [] : [{ field, message: 'required' }]
  })
}
