import {
  type Channel,
  channelsOf,
  type Hand,
  handsOf,
  isOwn,
  noPairs,
  type Route,
  routeOf,
  routesOf,
} from '#course/marketing-and-sales/shared/channels.ts'
import { type Gap, isBlank } from '#domain/plan/messages.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'

export const step = 'distribution-channels'
/** As many as a channel can hold. */
export const mostHands = 20

/** Somebody between the team and the customer, and what part of the price they keep, in percent. */
export type Link = { readonly hand: Hand; readonly share: number | null }
export type Chain = readonly Link[]

function shareIn(text: string | undefined): number | null {
  const share = isBlank(text) ? Number.NaN : Number(text)
  return share >= 0 && share <= 100 ? share : null
}

/** The hands of a channel in the order of the way. What one's own people get stays within the house. */
export function chainOf(plan: PlanData, channel: Channel): Chain {
  const shares = answer(plan, 'five', step, 'share', channel._id)?.valueArr ?? []
  return handsOf(channel).map((hand, place) => ({
    hand,
    share: isOwn(hand) ? null : shareIn(shares[place]),
  }))
}

/** How a chain is kept: hands in the channel, parts of the price beside it, place by place. */
export function writtenOf(chain: Chain) {
  const shares = chain.map(({ share }) => (share === null ? '' : String(share)))
  return {
    intermediaries: chain.map(({ hand }) => hand),
    shares: shares.slice(0, shares.findLastIndex((share) => share !== '') + 1),
  }
}

export function movedTo(chain: Chain, from: number, to: number): Chain {
  const link = chain[from]
  return link ? chain.toSpliced(from, 1).toSpliced(to, 0, link) : chain
}

export const changedAt = (chain: Chain, place: number, change: (link: Link) => Link): Chain =>
  chain.map((link, index) => (index === place ? change(link) : link))

type Price = {
  /** What is left for the team, in percent of what the customer pays. */
  readonly kept: number
  /** Somebody's part is not known yet, so that less may be left. */
  readonly isOpen: boolean
  /** All together keep more than the customer pays. */
  readonly isOver: boolean
}

export function priceOf(chain: Chain): Price {
  const others = chain.filter(({ hand }) => !isOwn(hand))
  const given = others.reduce((sum, { share }) => sum + (share ?? 0), 0)
  // Parts such as 33.3 and 66.7 fill the price and no more.
  const kept = Math.round((100 - given) * 100) / 100
  return { kept, isOpen: others.some(({ share }) => share === null), isOver: kept < 0 }
}

const kindsIn = (channel: Channel) =>
  handsOf(channel)
    .map(({ intermediaryType }) => intermediaryType)
    .join(' ')

/** Another channel of the pair passes through the same hands. */
export const isTwice = (plan: PlanData, pair: Pair, channel: Channel): boolean =>
  handsOf(channel).length > 0 &&
  channelsOf(plan, pair).some((one) => one._id !== channel._id && kindsIn(one) === kindsIn(channel))

/** The way to sell that this channel goes and the strategy has not chosen. */
export function conflictOf(plan: PlanData, pair: Pair, channel: Channel): Route | null {
  const [route, chosen] = [routeOf(channel), routesOf(plan, pair)]
  return route && chosen.length > 0 && !chosen.includes(route) ? route : null
}

const noChannel = { en: 'Draw at least one channel.', es: 'Dibuja al menos un canal.' }

export function pairGaps(plan: PlanData, pair: Pair): readonly Gap[] {
  const channels = channelsOf(plan, pair)
  if (channels.length === 0) return [{ field: `channels:${pair.key}`, message: noChannel }]
  return channels.flatMap((channel): Gap[] => {
    const hands = handsOf(channel)
    const at = `channel:${channel._id}`
    if (hands.length === 0) return [{ field: at, message: 'selectOne' }]
    return [
      ...(isTwice(plan, pair, channel) ? [{ field: at, message: 'duplicate' } as const] : []),
      ...hands.flatMap(({ intermediaryType, description }, place): Gap[] => [
        ...(intermediaryType
          ? []
          : [{ field: `intermediaryType:${channel._id}:${place}`, message: 'required' } as const]),
        ...(isBlank(description)
          ? [{ field: `description:${channel._id}:${place}`, message: 'required' } as const]
          : []),
      ]),
    ]
  })
}

export function gaps(plan: PlanData): readonly Gap[] {
  const pairs = pairsOf(plan)
  if (pairs.length === 0) return [{ field: 'pairs', message: noPairs }]
  return pairs.flatMap((pair) => pairGaps(plan, pair))
}
