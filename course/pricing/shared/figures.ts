import { planCurrency } from '#course/contract/plan-currency.ts'
import { planToFinance } from '#course/shared/plan-to-finance.ts'
import type { Offering } from '#course/shared/segments.ts'
import type { Locale } from '#domain/errors.ts'
import { figures } from '#domain/figures.ts'
import { competitorAverage, unitCost } from '#domain/finance/offerings.ts'
import { moneyText } from '#domain/money-text.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'

export type Component = NonNullable<Offering['components']>[number]
export type Competitor = RecordOf<'competitor'>

export const isNumber = (value: number | null | undefined): value is number => typeof value === 'number'

/** What one unit costs; null while nothing is counted. */
export const unitCostOf: (offering: Offering) => number | null = remembered((offering: Offering) => {
  // Only what a unit cost needs: a room may not have the rest.
  const [known] = planToFinance({ offering: [offering] }).offerings
  return known && known.components.length > 0 ? unitCost(known) : null
})

const none: readonly Competitor[] = []
const byPair = remembered((all: readonly Competitor[]) =>
  Map.groupBy(all, ({ segmentId, offeringId }) => `${segmentId}:${offeringId}`),
)

/** What the people of a segment can use instead of an offering. */
export const competitorsOf = ({ competitor = none }: PlanData, { key }: Pick<Pair, 'key'>) =>
  byPair(competitor).get(key) ?? none

/** What they cost on average, each as much as it is used; those without a price do not count. */
export const averageOf = (competitors: readonly Competitor[]): number | null =>
  competitorAverage(
    planToFinance({ competitor: competitors.filter(({ price }) => isNumber(price)) }).competitors,
  )

export const marketNames = [
  ...(['addressableMarket', 'addressableMarketDescription', 'targetMarket'] as const),
  ...(['marketShare', 'marketShareJustification'] as const),
] as const
export type MarketName = (typeof marketNames)[number]

/** The market of a pair: what it says itself, else what is known of the segment. */
export function marketOf({ segment, match }: Pick<Pair, 'segment' | 'match'>) {
  return {
    addressableMarket: match?.addressableMarket ?? segment.addressableMarket ?? null,
    addressableMarketDescription:
      match?.addressableMarketDescription || (segment.addressableMarketDescription ?? ''),
    targetMarket: match?.targetMarket ?? segment.targetMarket ?? null,
    marketShare: match?.marketShare ?? segment.marketShare ?? null,
    marketShareJustification: match?.marketShareJustification || (segment.marketShareJustification ?? ''),
  }
}

export const hasOwnMarket = ({ match }: Pick<Pair, 'match'>): boolean =>
  marketNames.some((name) => match?.[name] !== null && match?.[name] !== undefined && match[name] !== '')

/** Amounts as cards and pictures show them: cents only where there are some. */
export function moneyOf(plan: PlanData, locale: Locale) {
  const currency = planCurrency(plan)
  return (amount: number) => moneyText(amount, locale, currency, Number.isInteger(amount) ? 0 : 2)
}

export const percentText = (percent: number, locale: Locale): string =>
  `${figures(percent, locale, { maximumFractionDigits: 1 })}%`
