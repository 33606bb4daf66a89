import { planToFinance } from '#course/shared/plan-to-finance.ts'
import { type Funnel, funnelOf, lifetimeValue, worth } from '#domain/finance/funnel.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'
import { activitiesAt, type Marketing, ofPair, pairKeyOf, stages } from './activities.ts'

/** The numbers of the way from strangers to customers, for one segment and one offering. */
export type PairFunnel = {
  readonly pair: Pair
  /** Those chosen, from the top of the funnel to its bottom. */
  readonly activities: readonly Marketing[]
  readonly funnel: Funnel
  /** No unit costs are known, so that a customer is worth the whole price. */
  readonly isBeforeCosts: boolean
}

/** For these people, or the usual one of the offering. Null as long as there is neither. */
export const priceOf = ({ match, offering }: Pair): number | null => match?.price ?? offering.price ?? null

/** The funnel of every pair, also of those for which nothing was chosen. */
export const funnelsOf: (plan: PlanData) => readonly PairFunnel[] = remembered((plan: PlanData) => {
  const { segment: segments = [], offering: offerings = [], activity = [] } = plan
  // Only what a funnel needs: a room may not have the rest.
  const finance = planToFinance({ segment: segments, offering: offerings, activity })
  return pairsOf(plan).map((pair): PairFunnel => {
    const { segment, offering, key } = pair
    const figures = finance.offerings.find(({ _id }) => _id === offering._id)
    const match = finance.segments
      .find(({ _id }) => _id === segment._id)
      ?.offeringMatch.find(({ offeringId }) => offeringId === offering._id)
    // Without any price nobody knows what a customer is worth; to the figures no price is a price of 0.
    const ltv = figures && priceOf(pair) !== null ? lifetimeValue(match, figures) : null
    return {
      pair,
      activities: stages.flatMap((stage) =>
        ofPair(activitiesAt(plan, stage), pair).filter(({ selected }) => selected),
      ),
      funnel: funnelOf(
        finance.activities.filter((one) => pairKeyOf(one) === key),
        ltv,
      ),
      isBeforeCosts: (offering.components ?? []).length === 0,
    }
  })
})

/** The pairs for which something was chosen. */
export const chosenFunnels = (plan: PlanData): readonly PairFunnel[] =>
  funnelsOf(plan).filter(({ activities }) => activities.length > 0)

/** All pairs together: what is spent in a year, how many customers it brings, and what one of them costs. */
export function totalOf(funnels: readonly PairFunnel[]) {
  const { customers, budget, cac } = worth(
    sumOf(funnels, ({ funnel }) => funnel.customers),
    sumOf(funnels, ({ funnel }) => funnel.budget),
    null,
  )
  return { customers, budget, cac }
}
