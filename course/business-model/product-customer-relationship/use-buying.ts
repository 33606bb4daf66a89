import { type Pair, withMatch } from '#domain/plan/pairs.ts'
import type { InputRecord } from '#domain/plan/plan-data.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import {
  type Buying,
  buyingOf,
  productTypeOf,
  type Relation,
  relationKey,
  relationKindOf,
  relationOf,
  step,
} from './buying.ts'

type Told = Pick<InputRecord, 'relationType' | 'description'>

/** Writes what is said of a pair; what follows from it goes along. */
export function useBuying(pair: Pair) {
  const { read, write } = usePlanFrame()
  const { segment, offering } = pair

  /** One write for each record: of a second one nobody would know yet that the first has made it. */
  function say(buying: Buying, told: Told = {}) {
    const now = read().segment?.find(({ _id }) => _id === segment._id)
    if (!now) return
    if (Object.keys(buying).length > 0)
      write.update('segment', now._id, { offeringMatch: withMatch(pair, now, buying) })
    const productType = productTypeOf({ ...buyingOf(pair), ...buying })
    const follows = productType && productType !== relationOf(read(), pair)?.productType
    if (!follows && Object.keys(told).length === 0) return
    const key = relationKey(offering._id)
    write.save(
      { step, key, parent: segment._id },
      { ...told, segmentType: segment.role ?? null, ...(productType && { productType }) },
    )
  }

  return {
    say,
    relate: (relationType: Relation) => say({}, { relationType }),
    describe: (description: string) => say({}, { description }),
    /** A sentence of one's own stays. */
    copyFrom(other: Pair) {
      const plan = read()
      const [relationType, theirs] = [relationKindOf(plan, other), relationOf(plan, other)?.description]
      const description = relationOf(plan, pair)?.description || theirs
      say(buyingOf(other), { ...(relationType && { relationType }), ...(description && { description }) })
    },
  }
}
