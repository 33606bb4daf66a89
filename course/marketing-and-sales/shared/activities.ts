import { type Gap, isBlank, requiredGap } from '#domain/plan/messages.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'

/** The parts of the funnel, from those who never heard of the business to those who buy. */
export const stages = ['tofu', 'mofu', 'bofu'] as const
export type Stage = (typeof stages)[number]
/** The middle is worked out where ideas are collected; each end has a step of its own. */
export type EditedStage = Exclude<Stage, 'mofu'>

export type Activity = RecordOf<'activity'>
/** An activity of the funnel. */
export type Marketing = Activity & { readonly activityType: Stage }

/** For the declaration of a room that has to do with one part of the funnel. */
export const ofStage =
  (stage: Stage) =>
  ({ activityType }: Readonly<Record<string, unknown>>) =>
    activityType === stage

const isMarketing = (activity: Activity): activity is Marketing =>
  stages.some((stage) => stage === activity.activityType)

const none: readonly Activity[] = []
const marketingIn = remembered((all: readonly Activity[]): readonly Marketing[] => all.filter(isMarketing))

export const marketingActivities = ({ activity = none }: PlanData): readonly Marketing[] =>
  marketingIn(activity)

export const activitiesAt = (plan: PlanData, stage: Stage): readonly Marketing[] =>
  marketingActivities(plan).filter(({ activityType }) => activityType === stage)

type Paired = Pick<Activity, 'segmentId' | 'offeringId'>

/** The key of the pair that an activity is for, whether or not that is still one. */
export const pairKeyOf = ({ segmentId, offeringId }: Paired): string =>
  `${segmentId ?? ''}:${offeringId ?? ''}`

export const pairOf = (plan: PlanData, activity: Paired): Pair | undefined =>
  pairsOf(plan).find(({ key }) => key === pairKeyOf(activity))

export const ofPair = (activities: readonly Marketing[], { key }: Pair): readonly Marketing[] =>
  activities.filter((activity) => pairKeyOf(activity) === key)

/** What is for nobody any more, or never was for anybody. */
export function looseActivities(plan: PlanData): readonly Marketing[] {
  const keys = new Set(pairsOf(plan).map(({ key }) => key))
  return marketingActivities(plan).filter((activity) => !keys.has(pairKeyOf(activity)))
}

/** Nothing while one of the two is not known. */
export const costPerPerson = ({ reach, budget }: Pick<Activity, 'reach' | 'budget'>): number | null =>
  reach && reach > 0 && typeof budget === 'number' ? budget / reach : null

export const isBeyondMarket = ({ reach }: Pick<Activity, 'reach'>, pair: Pair | undefined): boolean => {
  const market = pair?.segment.addressableMarket
  return typeof market === 'number' && market > 0 && (reach ?? 0) > market
}

export const aboveZero = {
  en: 'Please enter a number above 0.',
  es: 'Escribe un número mayor que 0.',
}

const reachGap = (field: string, reach: number | null | undefined): Gap[] => {
  if (reach === null || reach === undefined) return [{ field, message: 'required' }]
  return reach > 0 ? [] : [{ field, message: aboveZero }]
}

/** What an activity lacks before it can be chosen and counted. */
export function openIn(plan: PlanData, activity: Marketing): readonly Gap[] {
  const { _id, name, description, reach, budget } = activity
  return [
    ...requiredGap(`activity:${_id}`, name),
    ...(pairOf(plan, activity) ? [] : [{ field: `segmentId:${_id}`, message: 'required' } as const]),
    ...requiredGap(`description:${_id}`, description),
    ...reachGap(`reach:${_id}`, reach),
    ...(typeof budget === 'number' ? [] : [{ field: `budget:${_id}`, message: 'required' } as const]),
  ]
}

/** Something besides the name is written: it is worth a question before it goes. */
export const hasWork = ({ description, reach, budget, conversion }: Activity): boolean =>
  !isBlank(description) || [reach, budget, conversion].some((one) => typeof one === 'number')
