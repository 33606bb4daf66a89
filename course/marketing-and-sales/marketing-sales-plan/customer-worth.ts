import { chosenFunnels, type PairFunnel, priceOf } from '#course/marketing-and-sales/shared/funnel-of-plan.ts'
import type { Segment } from '#course/shared/segments.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import type { purchaseFrequencies } from '#domain/options/products.ts'
import type { Gap } from '#domain/plan/messages.ts'
import { type Pair, withMatch } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

/** What a customer is worth follows from these, in this order. */
export const worthFields = ['orderFrequency', 'unitsPerSale', 'customerDuration'] as const
export type WorthField = (typeof worthFields)[number]
type Match = NonNullable<Segment['offeringMatch']>[number]
export type Worth = Pick<Match, WorthField | 'price'>

const ordersIn: Readonly<Record<ValueIn<typeof purchaseFrequencies>, number | null>> = {
  Weekly: 52,
  Monthly: 12,
  Once: 1,
  Never: null,
}

/** Orders in a year, as the product card tells how often people buy. */
export const usualOrders = ({ match }: Pair): number | null =>
  match?.frequency ? ordersIn[match.frequency as keyof typeof ordersIn] : null

/** What a segment says of its offerings, with these figures for one of them. The usual orders go along with the first. */
export function withWorth(pair: Pair, now: Segment, said: Worth): Match[] {
  const own = now.offeringMatch?.find(({ offeringId }) => offeringId === pair.offering._id)
  const orders = own?.orderFrequency ?? usualOrders({ ...pair, match: own })
  return withMatch(pair, now, { ...(orders === null ? {} : { orderFrequency: orders }), ...said })
}

const noActivities = {
  en: 'First choose the activities you will do.',
  es: 'Primero elige las actividades que harás.',
}

const openNumber = (field: string, value: number | null | undefined): Gap[] =>
  typeof value === 'number' ? [] : [{ field, message: 'required' }]

/** Every activity needs its numbers, and every customer a worth. */
export function gapsOfPair({ pair, activities }: PairFunnel): readonly Gap[] {
  return [
    ...activities.flatMap(({ _id, reach, conversion, budget }) => [
      ...openNumber(`reach:${_id}`, reach),
      ...openNumber(`conversion:${_id}`, conversion),
      ...openNumber(`budget:${_id}`, budget),
    ]),
    ...worthFields.flatMap((name) => openNumber(`offeringMatch.${name}:${pair.key}`, pair.match?.[name])),
    ...openNumber(`offeringMatch.price:${pair.key}`, priceOf(pair)),
  ]
}

export function gaps(plan: PlanData): readonly Gap[] {
  const funnels = chosenFunnels(plan)
  return funnels.length > 0 ? funnels.flatMap(gapsOfPair) : [{ field: 'activities', message: noActivities }]
}
