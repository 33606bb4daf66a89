import type { PlanData, RecordOf } from './plan-data.ts'

type Segment = RecordOf<'segment'>
type Match = NonNullable<Segment['offeringMatch']>[number]

/** A segment and an offering that is for them. */
export type Pair = {
  /** `{segmentId}:{offeringId}`, as in the names of the fields that mentors comment on. */
  readonly key: string
  readonly segment: Segment
  readonly offering: RecordOf<'offering'>
  /** What the segment says about this offering, once something was written. */
  readonly match: Match | undefined
}

/** The offering says for whom it is; segments that are gone count no more. Segment by segment, as they were made. */
export function pairsOf({ segment = [], offering = [] }: PlanData): readonly Pair[] {
  return segment.flatMap((one) =>
    offering
      .filter(({ segmentMatch }) => segmentMatch?.includes(one._id))
      .map((other) => ({
        key: `${one._id}:${other._id}`,
        segment: one,
        offering: other,
        match: one.offeringMatch?.find(({ offeringId }) => offeringId === other._id),
      })),
  )
}

/** What a segment says of its offerings, with more said of one of them. */
export function withMatch({ offering }: Pair, now: Segment, said: Partial<Match>): Match[] {
  const { _id, name } = offering
  const all = now.offeringMatch ?? []
  return all.some(({ offeringId }) => offeringId === _id)
    ? all.map((match) => (match.offeringId === _id ? { ...match, ...said } : match))
    : [...all, { offeringId: _id, title: name ?? '', description: '', ...said }]
}
