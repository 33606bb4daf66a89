import type { Offering } from '#course/shared/segments.ts'
import type { Need, NeedKind } from './needs.ts'

/** What the forms are called where they keep what is half typed. */
export const keptNeed = (kind: NeedKind, segment: string, need?: Need) =>
  need ? `${kind}:${need._id}` : `${kind}:new:${segment}`
export const keptMatch = ({ _id }: Need, offering?: Offering) => `match:${offering?._id ?? 'new'}:${_id}`
export const keptReason = ({ _id }: Need) => `reason:${_id}`
