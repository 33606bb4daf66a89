import type { ValueIn } from '#domain/options/choice.ts'
import type { coverages, routes } from '#domain/options/marketing.ts'
import { type BusinessModel, matchesOf } from './business-model.ts'
import type { Offering } from './customers.ts'
import { answer, type Draft, draft, type Plan, type PlanData, ref } from './draft.ts'

/** A segment and an offering, by their labels. */
type Pair = { readonly segment: string; readonly offering: string }
type Match = NonNullable<Offering['pairs'][string]>

type Strategy = Pair & {
  readonly coverage: ValueIn<typeof coverages>
  readonly routes: readonly ValueIn<typeof routes>[]
  readonly reason: string
}

type Channel = Pair & {
  readonly label: string
  /** Reach, cost, ease and trust. */
  readonly scores: readonly [number, number, number, number]
  readonly isChosen: boolean
  readonly why: string
  readonly chain: NonNullable<PlanData<'channel'>['intermediaries']>
  /** Percent of the price that the hands keep, in their order. */
  readonly shares?: readonly number[]
}

type Promotion = Pair &
  Pick<
    PlanData<'activity'>,
    'name' | 'description' | 'activityType' | 'reach' | 'conversion' | 'budget' | 'selected'
  >

export type Marketing = {
  readonly strategies: readonly Strategy[]
  readonly channels: readonly Channel[]
  readonly activities: readonly Promotion[]
  /** What a customer orders and pays, by the labels of segment and offering. */
  readonly worth: Readonly<
    Record<
      string,
      Readonly<Record<string, Pick<Match, 'orderFrequency' | 'unitsPerSale' | 'customerDuration' | 'price'>>>
    >
  >
  readonly budgetLimit: number
  readonly budgetReason: string
  /** The row of the expenses that carries the plan, per month. */
  readonly expense: { readonly description: string; readonly cost: number }
  /** The seven cards, in their order. */
  readonly pitch: Readonly<
    Record<'hook' | 'problem' | 'solution' | 'customers' | 'model' | 'impact' | 'ask', string>
  >
}

/** Module five: how the offering gets to people, how they hear of it, what that costs, and the pitch. */
export function marketing(given: Marketing): Plan {
  const { strategies, channels, activities, budgetLimit, budgetReason, expense, pitch } = given
  return {
    drafts: [
      ...strategies.map(strategyDraft),
      ...channels.flatMap(channelDrafts),
      ...activities.map(promotionDraft),
      answer('five', 'activities-selection/budget-limit', { value: String(budgetLimit) }),
      answer('five', 'activities-selection/reason', { value: budgetReason }),
      ...Object.entries(pitch).map(([key, value]) => answer('five', `build-my-pitch/${key}`, { value })),
    ],
    business: {
      pitch: Object.values(pitch).join(' '),
      financials: { expenses: [{ category: 'marketing', type: 'operating', ...expense }] },
    },
  }
}

function strategyDraft({ segment, offering, coverage, routes, reason }: Strategy): Draft {
  return answer('five', `distribution-channels-strategy/strategy:${ref(offering)}`, {
    parent: ref(segment),
    value: coverage,
    valueArr: [...routes],
    description: reason,
  })
}

function channelDrafts(given: Channel): Draft[] {
  const { segment, offering, label, scores, isChosen, why, chain, shares } = given
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const pair = { segmentId: ref(segment), offeringId: ref(offering) }
  return [
    draft('five', 'channel', { ...pair, selected: isChosen, intermediaries: chain }, label),
    answer('five', 'channel-prioritization/score', {
      parent: ref(label),
      valueArr: scores.map(String),
      value: mean.toFixed(1),
      description: why,
    }),
    ...(shares
      ? [
          answer('five', 'distribution-channels/share', {
            parent: ref(label),
            valueArr: shares.map(String),
          }),
        ]
      : []),
  ]
}

const promotionDraft = ({ segment, offering, ...data }: Promotion): Draft =>
  draft('five', 'activity', {
    ...data,
    segmentId: ref(segment),
    offeringId: ref(offering),
    outcomes: [],
    impact: [],
  })

/** What module five adds to what segments say of offerings, for those who keep them as modules two and four wrote them. */
export const worthDrafts = (
  { worth }: Marketing,
  model: BusinessModel,
  offerings: readonly Offering[],
): Draft[] =>
  Object.entries(worth).map(([label, byOffering]) => {
    const offeringMatch = matchesOf(model, label, offerings, (offering) => byOffering[offering] ?? {})
    return draft('five', 'segment', { offeringMatch }, label)
  })
