import { noOfferings } from '#course/financial-plan/shared/missing-words.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { type Gap, requiredGap } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { type Period, periods } from '#domain/plan/untouched-offering.ts'
import { words } from './words.ts'

/** In the order in which they are drawn: what is best stands on top. */
export const cases = ['expected', 'optimistic', 'pessimistic'] as const satisfies readonly Scenario[]
export const caseTexts = ['expectedScenario', 'optimisticScenario', 'pessimisticScenario'] as const

const said = (name: 'more' | 'less') => ({ en: words.en[name], es: words.es[name] })

/** Every offering says how much better and how much worse it could be, and what must be true for each case. */
export function gaps({ offering = [] }: PlanData): readonly Gap[] {
  if (offering.length === 0) return [{ field: 'offerings', message: noOfferings }]
  return offering.flatMap((one): Gap[] => [
    ...((one.optimism ?? 0) > 0 ? [] : [{ field: `optimism:${one._id}`, message: said('more') }]),
    ...((one.pessimism ?? 0) > 0 ? [] : [{ field: `pessimism:${one._id}`, message: said('less') }]),
    ...caseTexts.flatMap((name) => requiredGap(`${name}:${one._id}`, one[name])),
  ])
}

/** The first moment at which there is no money left; the one before opening counts too. */
export function firstBelowZero(data: PlanData, scenario: Scenario): Period | 'm0' | undefined {
  const { cash, start } = shownFigures(data, scenario).results
  if (start.openingCash < 0) return 'm0'
  return periods.find((period) => cash[period].closing < 0)
}

/** A forecast of nothing is the same in every case. */
export const hasForecast = ({ offering = [] }: PlanData) =>
  offering.some(({ forecasts }) => periods.some((period) => (forecasts?.[period] ?? 0) > 0))
