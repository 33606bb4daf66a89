import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import { isLoan } from '#domain/finance/loans.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import type { ScenarioResults } from '#domain/finance/results.ts'
import { type Factor, type Figure, input } from './explanation.ts'

/** What explanations are made from. */
export type Sources = {
  readonly plan: FinancePlan
  readonly scenario: Scenario
  readonly results: ScenarioResults
  /** A calculated number as part of another. */
  readonly figure: (figure: Figure) => Factor
}

export function offeringOf({ plan }: Pick<Sources, 'plan'>, id: string) {
  const found = plan.offerings.find(({ _id }) => _id === id)
  if (!found) throw new Error(`The plan has no offering ${id}`)
  return found
}

export function pairOf({ plan }: Pick<Sources, 'plan'>, segmentId: string, offeringId: string) {
  const segment = plan.segments.find(({ _id }) => _id === segmentId)
  const match = segment?.offeringMatch.find((one) => one.offeringId === offeringId)
  const isOwn = (one: { segmentId: string; offeringId: string }) =>
    one.segmentId === segmentId && one.offeringId === offeringId
  return { match, isOwn }
}

/** What a pair says of its market, else what is known of its segment. */
export function marketInput(
  { plan }: Pick<Sources, 'plan'>,
  segmentId: string,
  offeringId: string,
  field: 'targetMarket' | 'marketShare',
): Factor {
  const { match } = pairOf({ plan }, segmentId, offeringId)
  const segment = plan.segments.find(({ _id }) => _id === segmentId)
  const own = match?.[field] ?? null
  return own === null
    ? input(segment?.[field] ?? 0, ['segments', segmentId, field], segment?.name)
    : input(own, ['segments', segmentId, 'offeringMatch', offeringId, field], segment?.name)
}

/** What the people of a segment can use instead of an offering. */
export const rivalsOf = ({ plan }: Pick<Sources, 'plan'>, segmentId: string, offeringId: string) =>
  plan.competitors.filter((one) => one.segmentId === segmentId && one.offeringId === offeringId)

/** The segments that have a price of their own for an offering. */
export const pricedPairs = ({ plan }: Pick<Sources, 'plan'>, offeringId: string) =>
  plan.segments.flatMap(({ _id, offeringMatch }) => {
    const price = offeringMatch.find((match) => match.offeringId === offeringId)?.price ?? null
    return price === null ? [] : [{ segment: _id, price }]
  })

/** Loans by their place among the funding sources. */
export const loansIn = ({ financials }: FinancePlan) =>
  financials.fundingSources.flatMap((source, index) => (isLoan(source) ? [index] : []))
