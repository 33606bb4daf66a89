import type { ValueIn } from '#domain/options/choice.ts'
import type { scenarios } from '#domain/options/finance.ts'
import type { Competitor, Offering } from './finance-plan.ts'
import { quotient, sumOf } from './numbers.ts'

export type Scenario = ValueIn<typeof scenarios>

export function unitCost({
  components,
  unitPerBatch,
}: Pick<Offering, 'components' | 'unitPerBatch'>): number {
  return sumOf(components, ({ cost }) => cost) / Math.max(1, unitPerBatch)
}

/** By how much a scenario differs from the forecast. */
export function factorOf(
  { optimism, pessimism }: Pick<Offering, 'optimism' | 'pessimism'>,
  scenario: Scenario,
): number {
  if (scenario === 'optimistic') return 1 + optimism / 100
  return scenario === 'pessimistic' ? Math.max(0, 1 - pessimism / 100) : 1
}

export const costPlusPrice = (cost: number, markup: number) => cost * (1 + markup / 100)

/** What the alternatives cost, weighed by how many use them; a plain mean where nobody has said how many. */
export function competitorAverage(competitors: readonly Competitor[]): number | null {
  const weights = sumOf(competitors, ({ marketShare }) => marketShare)
  if (weights === 0)
    return quotient(
      sumOf(competitors, ({ price }) => price),
      competitors.length,
    )
  return quotient(
    sumOf(competitors, ({ price, marketShare }) => price * marketShare),
    weights,
  )
}

type Priced = { readonly price: number; readonly customers: number }

/** The mean of prices, each counted by the customers who pay it; a plain one where nobody knows how many. */
export function weightedPrice(priced: readonly Priced[]): number | null {
  const customers = sumOf(priced, (one) => one.customers)
  return customers > 0
    ? quotient(
        sumOf(priced, (one) => one.price * one.customers),
        customers,
      )
    : quotient(
        sumOf(priced, ({ price }) => price),
        priced.length,
      )
}
