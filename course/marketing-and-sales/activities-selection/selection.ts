import {
  type Marketing,
  marketingActivities,
  ofPair,
  type Stage,
} from '#course/marketing-and-sales/shared/activities.ts'
import { exceeds, sumOf } from '#domain/finance/numbers.ts'
import { type Gap, requiredGap } from '#domain/plan/messages.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'

export const step = 'activities-selection'

export const chosenMarketing = (plan: PlanData): readonly Marketing[] =>
  marketingActivities(plan).filter(({ selected }) => selected === true)

/** What all chosen ones cost in a year. */
export const totalOf = (plan: PlanData): number => sumOf(chosenMarketing(plan), ({ budget }) => budget ?? 0)

/** What can be spent in a year, kept as a text; null while nobody has said. */
export function limitOf(plan: PlanData): number | null {
  const text = answer(plan, 'five', step, 'budget-limit')?.value?.trim() ?? ''
  const number = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) && number >= 0 ? number : null
}

/** Exactly as much as can be spent is not too much. */
export function isOverLimit(plan: PlanData): boolean {
  const limit = limitOf(plan)
  return limit !== null && exceeds(totalOf(plan), limit)
}

export const reasonOf = (plan: PlanData) => answer(plan, 'five', step, 'reason')?.value?.trim() ?? ''

type Coverage = { readonly pair: Pair; readonly isTop: boolean; readonly isBottom: boolean }

/** Which ends of the funnel have a chosen activity, pair by pair; pairs without any activity are left out. */
export function coverageOf(plan: PlanData): readonly Coverage[] {
  const chosen = chosenMarketing(plan)
  return pairsOf(plan)
    .filter((pair) => ofPair(marketingActivities(plan), pair).length > 0)
    .map((pair) => {
      const has = (stage: Stage) => ofPair(chosen, pair).some(({ activityType }) => activityType === stage)
      return { pair, isTop: has('tofu'), isBottom: has('bofu') }
    })
}

/** What is chosen for a pair leads to no sale, or nobody hears of it. */
export const isHalfCovered = ({ isTop, isBottom }: Coverage) => isTop !== isBottom

const messages = {
  tofu: {
    en: 'Choose at least one activity that makes you known.',
    es: 'Elige al menos una actividad para darte a conocer.',
  },
  bofu: {
    en: 'Choose at least one activity that closes the sale.',
    es: 'Elige al menos una actividad para cerrar la venta.',
  },
}

function choiceGaps(plan: PlanData): readonly Gap[] {
  const chosen = chosenMarketing(plan)
  if (chosen.length === 0) return [{ field: 'selection', message: 'selectOne' }]
  const [missing] = (['tofu', 'bofu'] as const).filter(
    (stage) => !chosen.some(({ activityType }) => activityType === stage),
  )
  return missing ? [{ field: 'selection', message: messages[missing] }] : []
}

export const gaps = (plan: PlanData): readonly Gap[] => [
  ...choiceGaps(plan),
  ...(limitOf(plan) === null ? [{ field: 'budget-limit', message: 'required' } as const] : []),
  ...(isOverLimit(plan) ? requiredGap('reason', reasonOf(plan)) : []),
]
