import { quotient, sumOf } from '#domain/finance/numbers.ts'
import { competitorAverage, costPlusPrice, unitCost, weightedPrice } from '#domain/finance/offerings.ts'
import type { BatchFigure, MarketName, PriceName } from './explanation.ts'
import { marketInput, offeringOf, pairOf, pricedPairs, rivalsOf, type Sources } from './sources.ts'

type Known = Omit<Sources, 'figure'>

export function priceValue(name: PriceName, offering: string, known: Known): number | null {
  const own = offeringOf(known, offering)
  const pairs = () =>
    pricedPairs(known, offering).map(({ segment, price }) => ({
      ...{ price, customers: customersOf(segment, offering, known) },
    }))
  const values: Readonly<Record<PriceName, () => number | null>> = {
    batchCost: () => sumOf(own.components, ({ cost }) => cost),
    costPlus: () => costPlusPrice(unitCost(own), own.markup ?? 0),
    priceMargin: () => own.price - unitCost(own),
    priceMarginPct: () => quotient((own.price - unitCost(own)) * 100, own.price),
    pricedCustomers: () => sumOf(pairs(), ({ customers }) => customers),
    suggestedPrice: () => weightedPrice(pairs()),
  }
  return values[name]()
}

export function batchValue({ name, offering, kind }: BatchFigure, known: Known): number | null {
  const { components } = offeringOf(known, offering)
  const own = sumOf(components, ({ cost, type }) => (type === kind ? cost : 0))
  if (name === 'batchOf') return own
  return quotient(
    own * 100,
    sumOf(components, ({ cost }) => cost),
  )
}

export function marketValue(
  name: MarketName,
  segment: string,
  offering: string,
  known: Known,
): number | null {
  const rivals = rivalsOf(known, segment, offering)
  const shares = sumOf(rivals, ({ marketShare }) => marketShare)
  const taken = shares + (marketInput(known, segment, offering, 'marketShare').value ?? 0)
  const values: Readonly<Record<MarketName, () => number | null>> = {
    competitorAverage: () => competitorAverage(rivals),
    competitorShares: () => shares,
    sharesTaken: () => taken,
    sharesLeft: () => Math.max(0, 100 - taken),
    marketCustomers: () => customersOf(segment, offering, known),
    marginPct: () => {
      const own = offeringOf(known, offering)
      const price = pairOf(known, segment, offering).match?.price ?? own.price
      return quotient((price - unitCost(own)) * 100, price)
    },
  }
  return values[name]()
}

function customersOf(segment: string, offering: string, known: Known): number {
  const of = (field: 'targetMarket' | 'marketShare') =>
    marketInput(known, segment, offering, field).value ?? 0
  return (of('targetMarket') * of('marketShare')) / 100
}
