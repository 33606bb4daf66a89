import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import { isLoan } from '#domain/finance/loans.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import type { ScenarioResults } from '#domain/finance/results.ts'
import type { Factor, Figure } from './explanation.ts'

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

/** Loans by their place among the funding sources. */
export const loansIn = ({ financials }: FinancePlan) =>
  financials.fundingSources.flatMap((source, index) => (isLoan(source) ? [index] : []))
