import type { Locale } from '#domain/errors.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import { coverages, intermediaryTypes, routes } from '#domain/options/marketing.ts'
import { channelName } from '#domain/plan/channel-name.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import { answer, type InputRecord, type PlanData, type RecordOf } from '#domain/plan/plan-data.ts'

export type Channel = RecordOf<'channel'>
export type Hand = NonNullable<Channel['intermediaries']>[number]
export type HandKind = ValueIn<typeof intermediaryTypes>
export type Coverage = ValueIn<typeof coverages>
export type Route = ValueIn<typeof routes>

/** The first four kinds are one's own. */
const own = new Set<string>(intermediaryTypes.slice(0, 4).map(({ value }) => value))
export const isOwn = ({ intermediaryType }: Pick<Hand, 'intermediaryType'>) => own.has(intermediaryType ?? '')

export const handsOf = ({ intermediaries }: Channel): readonly Hand[] => intermediaries ?? []

/** Nobody else stands between the team and the customer; null while nobody does at all. */
export function routeOf(channel: Channel): Route | null {
  const hands = handsOf(channel)
  if (hands.length === 0) return null
  return hands.every(isOwn) ? 'direct' : 'indirect'
}

const nameless = { en: 'New channel', es: 'Canal nuevo' }

export const nameOfChannel = (channel: Channel, locale: Locale): string =>
  channelName(channel, locale) || nameless[locale]

/** The channels of one offering to one segment, as they were made. */
export const channelsOf = ({ channel = [] }: PlanData, { segment, offering }: Pair): readonly Channel[] =>
  channel.filter(({ segmentId, offeringId }) => segmentId === segment._id && offeringId === offering._id)

/** All channels to a segment. One whose offering is no longer for them counts no more. */
export const channelsTo = (plan: PlanData, segment: string): readonly Channel[] =>
  pairsOf(plan)
    .filter((pair) => pair.segment._id === segment)
    .flatMap((pair) => channelsOf(plan, pair))

export const strategyStep = 'distribution-channels-strategy'
export const strategyKey = (offering: string) => `strategy:${offering}`

/** What was said of how widely and through whom an offering is sold to a segment. */
export const strategyOf = (plan: PlanData, { segment, offering }: Pair): InputRecord | undefined =>
  answer(plan, 'five', strategyStep, strategyKey(offering._id), segment._id)

export const coverageOf = (plan: PlanData, pair: Pair): Coverage | null => {
  const stored = strategyOf(plan, pair)?.value
  return coverages.find(({ value }) => value === stored)?.value ?? null
}

export const routesOf = (plan: PlanData, pair: Pair): readonly Route[] => {
  const stored = strategyOf(plan, pair)?.valueArr ?? []
  return routes.map(({ value }) => value).filter((route) => stored.includes(route))
}

export const noPairs = {
  en: 'First say what you offer, and to whom.',
  es: 'Primero di qué ofreces y a quién.',
}
