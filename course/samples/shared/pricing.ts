import { type BusinessModel, matchesOf } from './business-model.ts'
import type { Offering } from './customers.ts'
import { answer, type Draft, draft, type Plan, type PlanData, ref } from './draft.ts'
import type { Marketing } from './marketing.ts'

type Match = NonNullable<Offering['pairs'][string]>

type PricedOffering = Pick<Offering, 'price' | 'rangeLow' | 'rangeHigh' | 'unitPerBatch' | 'components'> & {
  /** Percent that are added to the unit cost. */
  readonly markup: number
  readonly reason: string
}

type Priced = Pick<
  Match,
  | 'addressableMarket'
  | 'addressableMarketDescription'
  | 'targetMarket'
  | 'marketShare'
  | 'marketShareJustification'
  | 'priceLow'
  | 'priceHigh'
>

export type Pricing = {
  /** By the label of the segment: the seven blanks in their order. */
  readonly propositions: Readonly<Record<string, readonly string[]>>
  readonly competitors: readonly (Pick<PlanData<'competitor'>, 'name' | 'price' | 'marketShare'> & {
    readonly segment: string
    readonly offering: string
  })[]
  /** By the label of the offering. */
  readonly offerings: Readonly<Record<string, PricedOffering>>
  /** By the labels of segment and offering. */
  readonly pairs: Readonly<Record<string, Readonly<Record<string, Priced>>>>
}

/** Module six: why people should choose it, what else there is, and why it costs what it costs. */
export function pricing({ propositions, competitors, offerings }: Pricing): Plan {
  return {
    drafts: [
      ...Object.entries(propositions).map(([segment, blanks]) =>
        draft('six', 'proposition', { parts: [ref(segment), ...blanks] }),
      ),
      ...competitors.map(({ segment, offering, ...data }) =>
        draft('six', 'competitor', { ...data, segmentId: ref(segment), offeringId: ref(offering) }),
      ),
      ...Object.entries(offerings).flatMap(([offering, { markup, reason }]) => [
        answer('six', `pricing/markup:${ref(offering)}`, { value: String(markup) }),
        answer('six', `pricing/reason:${ref(offering)}`, { value: reason }),
      ]),
    ],
    business: {},
  }
}

/** What module six adds to an offering of module two. */
export function pricesOf({ offerings }: Pricing, label: string): Partial<Offering> {
  const { markup: _markup, reason: _reason, ...own } = offerings[label] ?? {}
  return own
}

/** What module six adds to what a segment says of an offering. */
export const pricesFor = ({ pairs }: Pricing, segment: string, offering: string): Partial<Match> =>
  pairs[segment]?.[offering] ?? {}

/** All of that for those who keep customers as earlier modules wrote them. */
export const priceDrafts = (
  given: Pricing,
  { worth }: Marketing,
  model: BusinessModel,
  offerings: readonly Offering[],
): Draft[] => [
  ...Object.keys(given.pairs).map((segment) =>
    draft(
      'six',
      'segment',
      {
        offeringMatch: matchesOf(model, segment, offerings, (offering) => ({
          ...worth[segment]?.[offering],
          ...pricesFor(given, segment, offering),
        })),
      },
      segment,
    ),
  ),
  ...Object.keys(given.offerings).map((label) => draft('six', 'offering', pricesOf(given, label), label)),
]
