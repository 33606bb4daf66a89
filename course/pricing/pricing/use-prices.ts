import type { Offering } from '#course/shared/segments.ts'
import { type Pair, withMatch } from '#domain/plan/pairs.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { type PairPrices, step } from './prices.ts'

/** Writes prices: of an offering, of what one segment pays for it, and why. */
export function usePrices() {
  const { read, write } = usePlanFrame()
  return {
    setPair(pair: Pair, said: PairPrices) {
      const now = read().segment?.find(({ _id }) => _id === pair.segment._id)
      if (now) write.update('segment', now._id, { offeringMatch: withMatch(pair, now, said) })
    },
    setOffering: ({ _id }: Offering, said: Partial<Pick<Offering, 'rangeLow' | 'rangeHigh' | 'price'>>) =>
      write.update('offering', _id, said),
    setMarkup: ({ _id }: Offering, markup: number | null) =>
      write.save({ step, key: `markup:${_id}` }, { value: markup === null ? '' : String(markup) }),
    setReason: ({ _id }: Offering, value: string) => write.save({ step, key: `reason:${_id}` }, { value }),
  }
}
