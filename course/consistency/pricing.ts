import { sharesOf } from '#course/pricing/competitor-prices/rivals.ts'
import { isOutside, pairsWith, suggestedPrice } from '#course/pricing/pricing/prices.ts'
import { competitorsOf, isNumber, marketOf, unitCostOf } from '#course/pricing/shared/figures.ts'
import { exceeds } from '#domain/finance/numbers.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { RecordOf } from '#domain/plan/plan-data.ts'
import { rule } from './rule.ts'

const atPrice = ({ _id, name }: RecordOf<'offering'>) => ({
  ...{ subject: _id, title: name ?? '' },
  place: { module: 'six', step: 'pricing', field: `price:${_id}` } as const,
})

/** So far the price of the figures may be from what people pay. */
const tolerated = 0.2

/** Prices between what a thing costs, what people would give and what others ask. */
export const pricingRules = [
  rule({
    ...{ id: 'price-below-unit-cost', severity: 'error', modules: ['six'] },
    find: ({ plan }) =>
      (plan.offering ?? []).flatMap((one) => {
        const cost = unitCostOf(one)
        if (!isNumber(one.price) || cost === null || !exceeds(cost, one.price)) return []
        return { ...atPrice(one), values: { offering: one.name ?? '', price: one.price, cost } }
      }),
    words: {
      en: ({ offering, price, cost }, say) =>
        `${say.quoted(offering)} costs ${say.money(cost)} a unit and is sold for ${say.money(price)}: every sale loses money.`,
      es: ({ offering, price, cost }, say) =>
        `${say.quoted(offering)} cuesta ${say.money(cost)} por unidad y se vende a ${say.money(price)}: cada venta pierde dinero.`,
    },
  }),
  rule({
    ...{ id: 'price-above-what-people-pay', severity: 'warning', modules: ['two', 'six'] },
    find: ({ plan }) =>
      pairsOf(plan).flatMap(({ key, segment, offering, match }) => {
        const { price, priceHigh } = match ?? {}
        if (!isNumber(price) || !isNumber(priceHigh) || !exceeds(price, priceHigh)) return []
        return {
          ...{ subject: key, title: offering.name ?? '' },
          values: { segment: segment.name ?? '', offering: offering.name ?? '', price, most: priceHigh },
          place: { module: 'six', step: 'pricing', field: `offeringMatch.price:${key}` } as const,
        }
      }),
    words: {
      en: ({ segment, offering, price, most }, say) =>
        `${say.quoted(offering)} costs ${say.quoted(segment)} ${say.money(price)}; the most they would pay is ${say.money(most)}.`,
      es: ({ segment, offering, price, most }, say) =>
        `${say.quoted(offering)} le cuesta a ${say.quoted(segment)} ${say.money(price)}; lo máximo que pagaría es ${say.money(most)}.`,
    },
  }),
  rule({
    ...{ id: 'price-outside-range', severity: 'hint', modules: ['six'] },
    find: ({ plan }) =>
      (plan.offering ?? []).flatMap((one) => {
        const { price, rangeLow, rangeHigh } = one
        if (!isNumber(price) || !isNumber(rangeLow) || !isNumber(rangeHigh) || !isOutside(price, one))
          return []
        return {
          ...atPrice(one),
          values: { offering: one.name ?? '', price, low: rangeLow, high: rangeHigh },
        }
      }),
    words: {
      en: ({ offering, price, low, high }, say) =>
        `The price of ${say.quoted(offering)}, ${say.money(price)}, is outside its own range of ${say.money(low)} to ${say.money(high)}.`,
      es: ({ offering, price, low, high }, say) =>
        `El precio de ${say.quoted(offering)}, ${say.money(price)}, está fuera de su propio rango de ${say.money(low)} a ${say.money(high)}.`,
    },
  }),
  rule({
    ...{ id: 'figures-use-another-price', severity: 'warning', modules: ['two', 'six', 'seven'] },
    find: ({ plan }) =>
      (plan.offering ?? []).flatMap((one) => {
        const paid = suggestedPrice(pairsWith(plan, one))
        const { price } = one
        if (!isNumber(price) || paid === null || price <= 0) return []
        if (!exceeds(Math.abs(price - paid), price * tolerated)) return []
        return { ...atPrice(one), values: { offering: one.name ?? '', price, paid } }
      }),
    words: {
      en: ({ offering, price, paid }, say) =>
        `The financial plan counts ${say.money(price)} for each ${say.quoted(offering)}; by the prices of the segments it is ${say.money(paid)} on average.`,
      es: ({ offering, price, paid }, say) =>
        `El plan financiero cuenta ${say.money(price)} por cada ${say.quoted(offering)}; según los precios de los segmentos son ${say.money(paid)} en promedio.`,
    },
  }),
  rule({
    ...{ id: 'market-shares-above-hundred', severity: 'error', modules: ['two', 'six'] },
    find: ({ plan }) =>
      pairsOf(plan).flatMap((pair) => {
        const { taken, isOver } = sharesOf(competitorsOf(plan, pair), marketOf(pair).marketShare)
        if (!isOver) return []
        const { key, segment, offering } = pair
        return {
          ...{ subject: key, title: offering.name ?? '' },
          values: { segment: segment.name ?? '', offering: offering.name ?? '', taken },
          place: { module: 'six', step: 'competitor-prices', field: `competitors:${key}` } as const,
        }
      }),
    words: {
      en: ({ segment, offering, taken }, say) =>
        `The shares of ${say.quoted(offering)} and its competitors among ${say.quoted(segment)} add up to ${say.percent(taken)}.`,
      es: ({ segment, offering, taken }, say) =>
        `Las cuotas de ${say.quoted(offering)} y sus competidores en ${say.quoted(segment)} suman ${say.percent(taken)}.`,
    },
  }),
] as const
