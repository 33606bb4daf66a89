import type { Gap } from '#domain/plan/messages.ts'
import type { FeedbackCount } from '#web/data/feedback-counts.ts'

/** Whether a field of the step stands in the part with this key. */
export type Owns = (key: string, field: string) => boolean

/** Most fields bear the id of their segment or pair: `market:{segmentId}`, `pair:{segmentId}:{offeringId}`. */
export const bearsKey: Owns = (key, field) => field.includes(key)

/** Where a part has records, whose fields bear their own ids. */
export const ownsRecords =
  (recordsOf: (key: string) => readonly { readonly _id: string }[]): Owns =>
  (key, field) =>
    bearsKey(key, field) || recordsOf(key).some(({ _id }) => field.includes(_id))

export function partsWithGaps(keys: readonly string[], gaps: readonly Gap[], owns: Owns): readonly string[] {
  const found = gaps.flatMap(({ field }) => keys.filter((key) => owns(key, field)))
  return [...new Set(found)]
}

/** Unread messages on the fields of one part. A field id begins with the place of its step. */
export function unreadIn(key: string, counts: readonly FeedbackCount[], place: string, owns: Owns): number {
  return counts
    .filter(({ fieldId }) => fieldId.startsWith(place) && owns(key, fieldId.slice(place.length)))
    .reduce((sum, { unread }) => sum + unread, 0)
}
