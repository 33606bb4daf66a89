import type { Factor, Term } from './explanation.ts'

/** What a term adds to its figure, before its sign; null where one of its factors has no value. */
export function termValue({ factors }: Pick<Term, 'factors'>): number | null {
  let product = 1
  for (const factor of factors) {
    const own = ownValue(factor)
    if (own === null || (factor.divides && own === 0)) return null
    product = factor.divides ? product / own : product * own
  }
  return Number.isFinite(product) ? product : null
}

const ownValue = ({ value, isPercent }: Factor) => (value === null || !isPercent ? value : value / 100)
