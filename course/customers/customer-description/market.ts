import type { Segment } from '#course/shared/segments.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'

/** More is rare for a business that begins, in percent. */
const usualShare = 20

const offered = remembered(
  (plan: PlanData): ReadonlySet<string> => new Set(pairsOf(plan).map(({ segment }) => segment._id)),
)

/** Somebody who benefits and is sold nothing, such as an employee, need not be counted. */
export const needsMarket = (plan: PlanData, { _id, role }: Segment): boolean =>
  role !== 'Beneficiary' || offered(plan).has(_id)

export const isCounted = (number: number | null | undefined): number is number =>
  typeof number === 'number' && number > 0

/** How many customers the share of the target market makes; null while one of both is missing. */
export function customersOf({ targetMarket, marketShare }: Segment): number | null {
  if (!isCounted(targetMarket) || !isCounted(marketShare)) return null
  return Math.round((targetMarket * marketShare) / 100)
}

export const isRareShare = (share: number | null | undefined) => (share ?? 0) > usualShare

/** Areas grow with the numbers, as far as each circle can still be told from the next. */
export function radiiOf({ addressableMarket, targetMarket, marketShare }: Segment, outer: number) {
  const within = (part: number, most: number) => Math.min(most * 0.86, Math.max(most * 0.3, part))
  const reach =
    isCounted(addressableMarket) && isCounted(targetMarket)
      ? outer * Math.sqrt(targetMarket / addressableMarket)
      : outer * 0.62
  const target = within(reach, outer)
  const share = within(isCounted(marketShare) ? target * Math.sqrt(marketShare / 100) : target * 0.5, target)
  return { outer, target, share }
}
