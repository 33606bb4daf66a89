import {
  constant,
  type Explanation,
  input,
  minus,
  over,
  type PriceName,
  percent,
  plus,
  type Term,
} from './explanation.ts'
import { offeringOf, pricedPairs, type Sources } from './sources.ts'

/** Everything that is worked out beside the price of an offering. */
export function explainPrice(name: PriceName, offering: string, sources: Sources): Explanation {
  const { figure } = sources
  const { price, markup, name: label } = offeringOf(sources, offering)
  const own = (of: PriceName | 'unitCost') => figure({ name: of, offering })
  const priceInput = input(price, ['offerings', offering, 'price'], label)
  const explanations: Readonly<Record<PriceName, () => readonly Term[]>> = {
    batchCost: () => explainBatch(offering, sources).terms,
    costPlus: () => [
      plus(own('unitCost')),
      plus(own('unitCost'), percent(input(markup ?? 0, ['offerings', offering, 'markup'], label))),
    ],
    priceMargin: () => [plus(priceInput), minus(own('unitCost'))],
    priceMarginPct: () => [plus(own('priceMargin'), constant('percent', 100), over(priceInput))],
    pricedCustomers: () =>
      pricedPairs(sources, offering).map(({ segment }) =>
        plus(figure({ name: 'marketCustomers', segment, offering })),
      ),
    suggestedPrice: () => {
      const pairs = pricedPairs(sources, offering)
      const all = own('pricedCustomers')
      return pairs.map(({ segment, price: paid }) => {
        const asked = input(paid, ['segments', segment, 'offeringMatch', offering, 'price'])
        return all.value
          ? plus(asked, figure({ name: 'marketCustomers', segment, offering }), over(all))
          : plus(asked, over(constant('rows', pairs.length)))
      })
    },
  }
  return { terms: explanations[name]() }
}

/** What goes into a batch: all of it, or what is of one kind. */
export function explainBatch(offering: string, sources: Sources, kind?: string): Explanation {
  const { components } = offeringOf(sources, offering)
  return {
    terms: components.flatMap(({ name, cost, type }, index) =>
      kind === undefined || type === kind
        ? [plus(input(cost, ['offerings', offering, 'components', index, 'cost'], name))]
        : [],
    ),
  }
}

export const explainBatchPart = (offering: string, kind: string, { figure }: Sources): Explanation => ({
  terms: [
    plus(
      figure({ name: 'batchOf', offering, kind }),
      constant('percent', 100),
      over(figure({ name: 'batchCost', offering })),
    ),
  ],
})
