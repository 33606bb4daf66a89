import { type Channel, channelsTo, nameOfChannel } from '#course/marketing-and-sales/shared/channels.ts'
import type { Segment } from '#course/shared/segments.ts'
import type { Locale } from '#domain/errors.ts'
import type { Gap } from '#domain/plan/messages.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'

export const step = 'channel-prioritization'
/** In the order in which they are kept. */
export const scoreNames = ['reach', 'cost', 'ease', 'trust'] as const
export type ScoreName = (typeof scoreNames)[number]
type Scores = Readonly<Record<ScoreName, number | null>>
/** Of one segment. */
export const most = 3

/** A channel as it is weighed. */
export type Scored = {
  readonly channel: Channel
  /** From 1, segment by segment: the same on card and bubble. */
  readonly number: number
  readonly scores: Scores
  /** The mean of all four; null while one is missing. */
  readonly mean: number | null
  readonly isChosen: boolean
  readonly why: string
}

function scoreIn(text: string | undefined): number | null {
  const score = Number(text)
  return Number.isInteger(score) && score >= 1 && score <= 5 ? score : null
}

function meanOf(scores: Scores): number | null {
  let sum = 0
  for (const name of scoreNames) {
    const score = scores[name]
    if (score === null) return null
    sum += score
  }
  return sum / scoreNames.length
}

function scored(plan: PlanData, channel: Channel, number: number): Scored {
  const kept = answer(plan, 'five', step, 'score', channel._id)
  const [reach, cost, ease, trust] = (kept?.valueArr ?? []).map(scoreIn)
  const scores = { reach: reach ?? null, cost: cost ?? null, ease: ease ?? null, trust: trust ?? null }
  return {
    channel,
    number,
    scores,
    mean: meanOf(scores),
    isChosen: channel.selected === true,
    why: kept?.description ?? '',
  }
}

export function scoredFor(plan: PlanData, { _id }: Segment): readonly Scored[] {
  const all = (plan.segment ?? []).flatMap((segment) => channelsTo(plan, segment._id))
  return channelsTo(plan, _id).map((channel) => scored(plan, channel, all.indexOf(channel) + 1))
}

/** Segments with channels, which are compared within each of them. */
export const segmentsWithChannels = (plan: PlanData): readonly Segment[] =>
  (plan.segment ?? []).filter(({ _id }) => channelsTo(plan, _id).length > 0)

/** How scores are kept after one of them changed: each in its place, and the mean with one decimal. */
export function withScore(scores: Scores, name: ScoreName, value: number) {
  const next = { ...scores, [name]: value }
  return {
    valueArr: scoreNames.map((one) => String(next[one] ?? '')),
    value: meanOf(next)?.toFixed(1) ?? '',
  }
}

/** The best first; those that lack a score at the end. */
export const ranked = (all: readonly Scored[]): readonly Scored[] =>
  all.toSorted((one, other) => (other.mean ?? 0) - (one.mean ?? 0) || one.number - other.number)

/** It was chosen although one with a higher score was not. */
export const passesOver = ({ isChosen, mean }: Scored, all: readonly Scored[]): boolean =>
  isChosen && mean !== null && all.some((one) => !one.isChosen && one.mean !== null && one.mean > mean)

/** Channels that pass through the same hands are told apart by their number. */
export const calledIn = ({ channel, number }: Scored, locale: Locale): string =>
  `${number}. ${nameOfChannel(channel, locale)}`

const noChannels = { en: 'First draw your channels.', es: 'Primero dibuja tus canales.' }

export function gaps(plan: PlanData): readonly Gap[] {
  const segments = segmentsWithChannels(plan)
  if (segments.length === 0) return [{ field: 'channels', message: noChannels }]
  return segments.flatMap((segment): Gap[] => {
    const all = scoredFor(plan, segment)
    const chosen = all.filter(({ isChosen }) => isChosen).length
    const field = `selected:${segment._id}`
    return [
      ...all.flatMap(({ channel, scores }) =>
        scoreNames
          .filter((name) => scores[name] === null)
          .map((name): Gap => ({ field: `${name}:${channel._id}`, message: 'required' })),
      ),
      ...(chosen === 0 ? [{ field, message: 'selectOne' } as const] : []),
      ...(chosen > most ? [{ field, message: 'max3' } as const] : []),
    ]
  })
}
