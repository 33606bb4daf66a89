import { type ShownFigures, shownFigures } from '#course/shared/finance/shown-figures.ts'
import type { LowestCash } from '#domain/finance/cash.ts'
import { type Gap, requiredGap } from '#domain/plan/messages.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'
import { type Period, periods } from '#domain/plan/untouched-offering.ts'

export type Tightest = {
  readonly at: LowestCash[0]
  readonly cash: number
  /** The first time that there is less than nothing. */
  readonly below: Period | 'm0' | null
}

/** The moment with the least money in the bank. */
export function tightestOf({ results: { lowest, cash, start } }: ShownFigures): Tightest {
  const below = start.openingCash < 0 ? 'm0' : (periods.find((period) => cash[period].closing < 0) ?? null)
  return { at: lowest[0], cash: lowest[1], below }
}

/** Whoever runs out of money has to say what will be done then. */
export function gaps(plan: PlanData): readonly Gap[] {
  const { cash } = tightestOf(shownFigures(plan))
  return cash < 0 ? requiredGap('comment', answer(plan, 'seven', 'cash-flow', 'comment')?.value) : []
}
