import {
  constant,
  type Explanation,
  input,
  type MarketName,
  minus,
  over,
  percent,
  plus,
} from './explanation.ts'
import { marketInput, offeringOf, pairOf, rivalsOf, type Sources } from './sources.ts'

/** What a pair knows of those who sell the same, and of those who could buy. */
export function explainMarket(
  name: MarketName,
  segment: string,
  offering: string,
  sources: Sources,
): Explanation {
  const { plan } = sources
  const figure = (of: MarketName | 'margin') => sources.figure({ name: of, segment, offering })
  const rivals = rivalsOf(sources, segment, offering)
  const rival = (one: (typeof rivals)[number], field: 'price' | 'marketShare') =>
    input(one[field], ['competitors', plan.competitors.indexOf(one), field], one.name)
  const market = (field: 'targetMarket' | 'marketShare') => marketInput(sources, segment, offering, field)
  const explanations: Readonly<Record<MarketName, () => Explanation>> = {
    competitorAverage: () => {
      const shares = figure('competitorShares')
      return {
        terms: rivals.map((one) =>
          shares.value
            ? plus(rival(one, 'price'), percent(rival(one, 'marketShare')), over(percent(shares)))
            : plus(rival(one, 'price'), over(constant('rows', rivals.length))),
        ),
      }
    },
    competitorShares: () => ({ terms: rivals.map((one) => plus(rival(one, 'marketShare'))) }),
    sharesTaken: () => ({ terms: [plus(figure('competitorShares')), plus(market('marketShare'))] }),
    sharesLeft: () => ({
      terms: [plus(constant('percent', 100)), minus(figure('sharesTaken'))],
      atLeast: 0,
    }),
    marketCustomers: () => ({ terms: [plus(market('targetMarket'), percent(market('marketShare')))] }),
    marginPct: () => {
      const { match } = pairOf(sources, segment, offering)
      const { price, name: label } = offeringOf(sources, offering)
      const asked =
        match?.price == null
          ? input(price, ['offerings', offering, 'price'], label)
          : input(match.price, ['segments', segment, 'offeringMatch', offering, 'price'])
      return { terms: [plus(figure('margin'), constant('percent', 100), over(asked))] }
    },
  }
  return explanations[name]()
}
