import { marketingOf } from '#domain/finance/funnel.ts'
import { explainMarket } from './explain-market.ts'
import {
  type Explanation,
  input,
  isFunnel,
  type MarketName,
  minus,
  over,
  type PairName,
  percent,
  plus,
} from './explanation.ts'
import { offeringOf, pairOf, type Sources } from './sources.ts'

/** The funnel of a segment and an offering, and what a customer costs and is worth. */
export function explainPair(
  name: PairName | MarketName,
  segment: string,
  offering: string,
  sources: Sources,
): Explanation {
  if (!isFunnel(name)) return explainMarket(name, segment, offering, sources)
  const { plan } = sources
  const { match, isOwn } = pairOf(sources, segment, offering)
  const figure = (of: PairName) => sources.figure({ name: of, segment, offering })
  const chosen = marketingOf(plan.activities.filter(isOwn))
  const at = (activity: (typeof chosen)[number], field: 'reach' | 'conversion' | 'budget') =>
    input(activity[field], ['activities', plan.activities.indexOf(activity), field], activity.name)
  const out = (stage: string) =>
    chosen
      .filter(({ activityType }) => activityType === stage)
      .map((activity) => plus(at(activity, 'reach'), percent(at(activity, 'conversion'))))
  const own = (field: 'unitsPerSale' | 'orderFrequency' | 'customerDuration' | 'price') =>
    input(match?.[field] ?? 0, ['segments', segment, 'offeringMatch', offering, field])
  const { price, name: label } = offeringOf(sources, offering)

  const explanations: Readonly<Record<PairName, () => Explanation>> = {
    leads: () => ({ terms: out('tofu') }),
    warm: () =>
      out('mofu').length > 0
        ? { terms: out('mofu'), atMost: figure('leads') }
        : { terms: [plus(figure('leads'))] },
    customers: () => ({ terms: out('bofu'), atMost: figure('warm') }),
    budget: () => ({ terms: chosen.map((activity) => plus(at(activity, 'budget'))) }),
    cac: () => ({ terms: [plus(figure('budget'), over(figure('customers')))] }),
    margin: () => ({
      terms: [
        plus(match?.price == null ? input(price, ['offerings', offering, 'price'], label) : own('price')),
        minus(sources.figure({ name: 'unitCost', offering })),
      ],
    }),
    ltv: () => ({
      terms: [plus(figure('margin'), own('unitsPerSale'), own('orderFrequency'), own('customerDuration'))],
    }),
    ratio: () => ({ terms: [plus(figure('ltv'), over(figure('cac')))] }),
  }
  return explanations[name]()
}
