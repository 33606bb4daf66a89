import { chosenFunnels } from '#course/marketing-and-sales/shared/funnel-of-plan.ts'
import { isNumber } from '#course/pricing/shared/figures.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import { marketUnits, yearsAboveMarket } from '#domain/finance/market-check.ts'
import { exceeds } from '#domain/finance/numbers.ts'
import type { Year } from '#domain/finance/periods.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import { periods } from '#domain/plan/untouched-offering.ts'
import { remembered } from '#domain/remembered.ts'
import { rule, wholePlan } from './rule.ts'

const atForecast = ({ _id, name }: RecordOf<'offering'>) => ({
  ...{ subject: _id, title: name ?? '' },
  place: { module: 'seven', step: 'revenue', field: `forecasts:${_id}` } as const,
})

/** So many times the first year in the second is no growth any more, it is another business. */
const steepest = 4

const isFirstYearAbove = (finance: FinancePlan, id: string, units: number) => {
  const market = marketUnits(finance, id)
  return market !== null && exceeds(units, market)
}

/** The same markets, if everybody in them bought here. */
const wholeMarkets = remembered(
  (finance: FinancePlan): FinancePlan => ({
    ...finance,
    segments: finance.segments.map((segment) => ({
      ...segment,
      offeringMatch: segment.offeringMatch.map((match) => ({ ...match, marketShare: 100 })),
    })),
  }),
)

/** How many people hear of an offering, and how much they would buy if all of them did; null while a number is missing. */
function reachOf(plan: PlanData, id: string): { people: number; units: number } | null {
  const funnels = chosenFunnels(plan).filter(({ pair }) => pair.offering._id === id)
  if (funnels.length === 0 || funnels.length < countOfPairs(plan, id)) return null
  let [people, units] = [0, 0]
  for (const { pair, funnel } of funnels) {
    const { orderFrequency, unitsPerSale } = pair.match ?? {}
    if (!isNumber(orderFrequency) || !isNumber(unitsPerSale)) return null
    people += funnel.reach
    // Whoever buys every second year may still buy in the first.
    units += funnel.reach * Math.max(1, orderFrequency) * unitsPerSale
  }
  return { people, units }
}

const countOfPairs = (plan: PlanData, id: string) =>
  pairsOf(plan).filter(({ offering }) => offering._id === id).length

/** What is to be sold, against what can be. */
export const forecastRules = [
  rule({
    ...{ id: 'forecast-above-market', severity: 'error', modules: ['two', 'five', 'seven'] },
    find: ({ plan }) => {
      const { plan: finance, results } = shownFigures(plan)
      const everybody = wholeMarkets(finance)
      return (plan.offering ?? []).flatMap((one) => {
        const unitsIn = (year: Year) => results.IS[year].units[one._id] ?? 0
        // The share is what the team expects of its first year; later it may grow, but not beyond everybody.
        const [first] = yearsAboveMarket(results.IS, one._id, marketUnits(everybody, one._id))
        const year = isFirstYearAbove(finance, one._id, unitsIn('y1')) ? 'y1' : first
        if (!year) return []
        const market = marketUnits(year === 'y1' ? finance : everybody, one._id) ?? 0
        const values = { offering: one.name ?? '', units: unitsIn(year), year: Number(year.slice(1)), market }
        return { ...atForecast(one), values }
      })
    },
    words: {
      en: ({ offering, units, year, market }, say) =>
        `${say.number(units)} units of ${say.quoted(offering)} are forecast for year ${year}; ${year === 1 ? 'its market share points to' : 'the whole target market would buy'} ${say.number(market)} a year.`,
      es: ({ offering, units, year, market }, say) =>
        `Se pronostican ${say.number(units)} unidades de ${say.quoted(offering)} para el año ${year}; ${year === 1 ? 'su cuota de mercado apunta a' : 'todo el mercado objetivo compraría'} ${say.number(market)} al año.`,
    },
  }),
  rule({
    ...{ id: 'forecast-above-reach', severity: 'error', modules: ['two', 'five', 'seven'] },
    find: ({ plan }) =>
      (plan.offering ?? []).flatMap((one) => {
        const reach = reachOf(plan, one._id)
        const units = shownFigures(plan).results.IS.y1.units[one._id] ?? 0
        if (reach === null || !exceeds(units, reach.units)) return []
        return { ...atForecast(one), values: { offering: one.name ?? '', units, people: reach.people } }
      }),
    words: {
      en: ({ offering, units, people }, say) =>
        `${say.number(units)} units of ${say.quoted(offering)} are forecast for year 1: more than the ${say.number(people)} people whom the marketing reaches could buy, if all of them did.`,
      es: ({ offering, units, people }, say) =>
        `Se pronostican ${say.number(units)} unidades de ${say.quoted(offering)} para el año 1: más de lo que podrían comprar las ${say.number(people)} personas a las que llega el marketing, aunque compraran todas.`,
    },
  }),
  rule({
    ...{ id: 'forecast-without-unit-cost', severity: 'error', modules: ['six', 'seven'] },
    find: ({ plan }) => {
      const { offering = [] } = plan
      if (!offering.some(({ components }) => components?.length)) return []
      return offering
        .filter(({ components, forecasts }) => {
          const isSold = periods.some((period) => (forecasts?.[period] ?? 0) > 0)
          return isSold && !(components ?? []).some(({ cost }) => isNumber(cost))
        })
        .map(({ _id, name }) => ({
          ...{ subject: _id, title: name ?? '', values: { offering: name ?? '' } },
          place: { module: 'six', step: 'unit-costs', field: `components:${_id}` },
        }))
    },
    words: {
      en: ({ offering }, say) =>
        `Sales of ${say.quoted(offering)} are forecast, and nobody has counted what a unit costs: the profit is too high.`,
      es: ({ offering }, say) =>
        `Se pronostican ventas de ${say.quoted(offering)}, y nadie ha contado lo que cuesta una unidad: la ganancia sale demasiado alta.`,
    },
  }),
  rule({
    ...{ id: 'forecast-jumps', severity: 'hint', modules: ['seven'] },
    find: ({ plan }) =>
      (plan.offering ?? []).flatMap((one) => {
        const { IS } = shownFigures(plan).results
        const [before, after] = [IS.y1.units[one._id] ?? 0, IS.y2.units[one._id] ?? 0]
        if (before <= 0 || !exceeds(after, before * steepest)) return []
        return { ...atForecast(one), values: { offering: one.name ?? '', before, after } }
      }),
    words: {
      en: ({ offering, before, after }, say) =>
        `${say.quoted(offering)} is to grow from ${say.number(before)} units in year 1 to ${say.number(after)} in year 2.`,
      es: ({ offering, before, after }, say) =>
        `${say.quoted(offering)} debe crecer de ${say.number(before)} unidades en el año 1 a ${say.number(after)} en el año 2.`,
    },
  }),
  rule({
    ...{ id: 'no-profit-in-three-years', severity: 'warning', modules: ['seven'] },
    find: ({ plan }) => {
      const { IS, breakEven } = shownFigures(plan).results
      if (IS.y1.totalRevenue === 0 || breakEven.firstProfitPeriod !== null) return []
      const values = { result: IS.y3.profitBeforeTax }
      return [{ ...wholePlan, values, place: { module: 'seven', step: 'break-even' } }]
    },
    words: {
      en: ({ result }, say) =>
        `No month or year of the plan ends without a loss; in year 3 it is still ${say.money(result)}.`,
      es: ({ result }, say) =>
        `Ningún mes ni año del plan termina sin pérdida; en el año 3 todavía es de ${say.money(result)}.`,
    },
  }),
] as const
