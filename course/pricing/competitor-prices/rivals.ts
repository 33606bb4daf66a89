import {
  type Competitor,
  competitorsOf,
  isNumber,
  type MarketName,
  marketNames,
  marketOf,
} from '#course/pricing/shared/figures.ts'
import { isTargetTooLarge, targetAboveAddressable } from '#course/shared/market.ts'
import type { Segment } from '#course/shared/segments.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import { type Gap, isBlank, missingGap, requiredGap } from '#domain/plan/messages.ts'
import { type Pair, pairsOf, withMatch } from '#domain/plan/pairs.ts'
import { answers, type PlanData } from '#domain/plan/plan-data.ts'

export const leastRivals = 2
export const longestName = 200

type Match = NonNullable<Segment['offeringMatch']>[number]
export type Market = Partial<Pick<Match, MarketName>>

/** What people use today, and is not on the list yet. */
export function suggestionsFor(plan: PlanData, pair: Pair): readonly string[] {
  const have = new Set(competitorsOf(plan, pair).map(({ name }) => name?.trim().toLowerCase()))
  const names = answers(plan, 'three', 'map-current-solutions', 'solution').map(
    ({ value }) => value?.trim() ?? '',
  )
  return [...new Set(names)].filter((name) => name !== '' && !have.has(name.toLowerCase()))
}

/** What a segment says of its offerings, with a market of its own for one of them: all of it goes along with the first word. */
export function withMarket(pair: Pair, now: Segment, said: Market): Match[] {
  const match = now.offeringMatch?.find(({ offeringId }) => offeringId === pair.offering._id)
  return withMatch(pair, now, { ...marketOf({ segment: now, match }), ...said })
}

/** How much of the market the competitors and the team have together, and how much is left for others. */
export function sharesOf(rivals: readonly Competitor[], own: number | null) {
  const taken = sumOf(rivals, ({ marketShare }) => marketShare ?? 0) + (own ?? 0)
  return { taken, others: Math.max(0, 100 - taken), isOver: taken > 100 }
}

/** What the team asks of these people, as far as anybody has said so. */
export const ownPrice = ({ match, offering }: Pair): number | null => match?.price ?? offering.price ?? null

const isKnown = ({ name, price, marketShare }: Competitor) =>
  !isBlank(name) && isNumber(price) && isNumber(marketShare)

const few = {
  en: 'Add at least 2 competitors with price and share.',
  es: 'Agrega al menos 2 competidores con precio y cuota.',
}
const noPairs = { en: 'First say what you offer, and to whom.', es: 'Primero di qué ofreces y a quién.' }

export function gapsOfPair(plan: PlanData, pair: Pair): readonly Gap[] {
  const rivals = competitorsOf(plan, pair)
  const market = marketOf(pair)
  const field = (name: string) => `offeringMatch.${name}:${pair.key}`
  return [
    ...(rivals.filter(isKnown).length < leastRivals
      ? [{ field: `competitors:${pair.key}`, message: few }]
      : []),
    ...rivals.flatMap(({ _id, name, price, marketShare }): Gap[] => [
      ...requiredGap(`name:${_id}`, name),
      ...missingGap(`price:${_id}`, !isNumber(price)),
      ...missingGap(`marketShare:${_id}`, !isNumber(marketShare)),
    ]),
    ...marketNames.flatMap((name): Gap[] => {
      const value = market[name]
      const isThere = typeof value === 'number' ? value > 0 : !isBlank(value)
      return missingGap(field(name), !isThere)
    }),
    ...(isTargetTooLarge(market.targetMarket, market.addressableMarket)
      ? [{ field: field('targetMarket'), message: targetAboveAddressable }]
      : []),
  ]
}

export function gaps(plan: PlanData): readonly Gap[] {
  const pairs = pairsOf(plan)
  return pairs.length > 0
    ? pairs.flatMap((pair) => gapsOfPair(plan, pair))
    : [{ field: 'pairs', message: noPairs }]
}
