import type { Offering } from '#course/shared/segments.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { hangingOn, inStep, type Match, turned } from './offerings.ts'

/**
 * Keeps both sides of a pair in step. The offering is written first: it alone says what is a pair, so whatever comes of
 * the second write, nobody reads half of one, and the next change of the segment puts its side right.
 */
export function usePairs() {
  const { read, write } = usePlanFrame()

  function turn(segmentId: string, offeringId: string, isOn: boolean) {
    const next = turned(read(), segmentId, offeringId, isOn)
    if (!next) return
    write.update('offering', offeringId, { segmentMatch: next.segmentMatch })
    write.update('segment', segmentId, { offeringMatch: next.offeringMatch })
  }

  function say({ segment, offering }: Pair, fields: Pick<Match, 'title'> | Pick<Match, 'description'>) {
    const { segment: segments = [], offering: offerings = [] } = read()
    const now = segments.find(({ _id }) => _id === segment._id)
    if (!now) return
    const offeringMatch = inStep(now, offerings).map((match) =>
      match.offeringId === offering._id ? { ...match, ...fields } : match,
    )
    write.update('segment', now._id, { offeringMatch })
  }

  return {
    tick: (segmentId: string, offeringId: string) => turn(segmentId, offeringId, true),
    untick(pair: Pair) {
      const gone = hangingOn(read(), pair)
      turn(pair.segment._id, pair.offering._id, false)
      for (const { kind, id } of gone) write.remove(kind, id)
    },
    say,
    /** Segments that call it by its name go on doing so. */
    rename({ _id, name: before }: Offering, name: string) {
      const following = pairsOf(read()).filter(
        ({ offering, match }) => offering._id === _id && match?.title === before,
      )
      write.update('offering', _id, { name })
      for (const pair of following) say(pair, { title: name })
    },
  }
}
