import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import { readFinancePlan } from '#domain/finance/read-finance-plan.ts'
import clayFilter from './clay-filter.json' with { type: 'json' }

export function planFrom(input: unknown): FinancePlan {
  const read = readFinancePlan(input)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.plan
}

/** The plan of the filter workshop, whose results were worked out by hand. */
export const workshop = planFrom(clayFilter)

/** The same with what is in no result: a markup, and of which kind its costs are. */
export const pricedWorkshop: FinancePlan = {
  ...workshop,
  offerings: workshop.offerings.map((offering) => ({
    ...{ ...offering, markup: 50 },
    components: offering.components.map((one) => ({ ...one, type: 'material' })),
  })),
}
