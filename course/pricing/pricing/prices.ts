import { averageOf, competitorsOf, isNumber, marketOf, unitCostOf } from '#course/pricing/shared/figures.ts'
import { markupOf } from '#course/shared/markup.ts'
import type { Offering, Segment } from '#course/shared/segments.ts'
import { quotient } from '#domain/finance/numbers.ts'
import { costPlusPrice, weightedPrice } from '#domain/finance/offerings.ts'
import { type Gap, missingGap, requiredGap } from '#domain/plan/messages.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'

export const step = 'pricing'

type Match = NonNullable<Segment['offeringMatch']>[number]
export type PairPrices = Partial<Pick<Match, 'priceLow' | 'priceHigh' | 'price'>>

export const messages = {
  lowHigh: {
    en: 'The low price cannot be higher than the high price.',
    es: 'El precio bajo no puede ser mayor que el precio alto.',
  },
  belowCost: {
    en: 'This price is below your unit cost of {cost}.',
    es: 'Este precio está por debajo de tu costo unitario de {cost}.',
  },
  outsideRange: {
    en: 'This price is outside your range of {low} to {high}.',
    es: 'Este precio está fuera de tu rango de {low} a {high}.',
  },
}

export const reasonOf = (plan: PlanData, { _id }: Offering): string =>
  answer(plan, 'six', step, `reason:${_id}`)?.value ?? ''

export const pairsWith = (plan: PlanData, { _id }: Offering): readonly Pair[] =>
  pairsOf(plan).filter(({ offering }) => offering._id === _id)

/** All that a price stands between. */
export function bordersOf(plan: PlanData, offering: Offering) {
  const cost = unitCostOf(offering)
  const markup = markupOf(plan, offering)
  const pairs = pairsWith(plan, offering)
  return {
    cost,
    costPlus: cost === null || markup === null ? null : costPlusPrice(cost, markup),
    averages: pairs.flatMap((pair) => {
      const average = averageOf(competitorsOf(plan, pair))
      return average === null ? [] : [{ segment: pair.segment, average }]
    }),
    pairs,
  }
}

/** What is left of a price, in money and in percent of it. */
export function marginOf(price: number | null | undefined, cost: number | null) {
  if (!isNumber(price) || cost === null) return null
  const margin = price - cost
  const share = quotient(margin, price)
  return { margin, percent: share === null ? null : share * 100 }
}

/** Whom others carry, and who does: a segment that pays less than a unit costs, beside one that pays more. */
export function subsidyOf(pairs: readonly Pair[], cost: number | null) {
  if (cost === null) return null
  const priced = pairs.filter(({ match }) => isNumber(match?.price))
  const carried = priced.filter(({ match }) => (match?.price ?? 0) < cost)
  const carrying = priced.filter(({ match }) => (match?.price ?? 0) > cost)
  return carried.length > 0 && carrying.length > 0 ? { carried, carrying } : null
}

/** The mean of what the segments pay, each counted by the customers it should bring. */
export function suggestedPrice(pairs: readonly Pair[]): number | null {
  return weightedPrice(
    pairs.flatMap((pair) => {
      const { targetMarket, marketShare } = marketOf(pair)
      const price = pair.match?.price
      return isNumber(price) ? [{ price, customers: ((targetMarket ?? 0) * (marketShare ?? 0)) / 100 }] : []
    }),
  )
}

export const isTurned = (low: number | null | undefined, high: number | null | undefined) =>
  isNumber(low) && isNumber(high) && low > high

export const isOutside = (price: number, { rangeLow, rangeHigh }: Offering) =>
  (isNumber(rangeLow) && price < rangeLow) || (isNumber(rangeHigh) && price > rangeHigh)

const needed = (field: string, value: number | null | undefined) => missingGap(field, !isNumber(value))

const turned = (field: string, low: number | null | undefined, high: number | null | undefined): Gap[] =>
  isTurned(low, high) ? [{ field, message: messages.lowHigh }] : []

function gapsOfPair({ key, match }: Pair): Gap[] {
  const field = (name: string) => `offeringMatch.${name}:${key}`
  return [
    ...needed(field('priceLow'), match?.priceLow),
    ...needed(field('priceHigh'), match?.priceHigh),
    ...turned(field('priceLow'), match?.priceLow, match?.priceHigh),
    ...needed(field('price'), match?.price),
  ]
}

export function gapsOfOffering(plan: PlanData, offering: Offering): readonly Gap[] {
  const { _id, price, rangeLow, rangeHigh } = offering
  return [
    ...pairsWith(plan, offering).flatMap(gapsOfPair),
    ...needed(`rangeLow:${_id}`, rangeLow),
    ...needed(`rangeHigh:${_id}`, rangeHigh),
    ...turned(`rangeLow:${_id}`, rangeLow, rangeHigh),
    ...missingGap(`price:${_id}`, !(isNumber(price) && price > 0)),
    ...requiredGap(`reason:${_id}`, reasonOf(plan, offering)),
  ]
}

const noOfferings = { en: 'First say what you offer.', es: 'Primero di qué ofreces.' }

export function gaps(plan: PlanData): readonly Gap[] {
  const { offering = [] } = plan
  return offering.length > 0
    ? offering.flatMap((one) => gapsOfOffering(plan, one))
    : [{ field: 'offerings', message: noOfferings }]
}
