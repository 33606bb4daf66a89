import type { Segment } from '#course/shared/segments.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

/** Segments that are offered something: what they need is asked for. */
export const askedSegments = (plan: PlanData): readonly Segment[] => [
  ...new Set(pairsOf(plan).map(({ segment }) => segment)),
]
