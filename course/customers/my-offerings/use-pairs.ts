import type { Offering } from '#course/shared/segments.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { hangingOn, inStep, type Match, ticked } from './offerings.ts'

/**
 * Keeps both sides of a pair in step. The offering is written first: it alone says what is a pair, so whatever comes of
 * the second write, nobody reads half of one, and the next change of the segment puts its side right.
 */
export function usePairs() {
  const { read, write } = usePlanFrame()

  function turn(segmentId: string, offeringId: string, isOn: boolean) {
    const plan = read()
    const offering = plan.offering?.find(({ _id }) => _id === offeringId)
    if (!offering) return
    const next = { ...offering, segmentMatch: ticked(plan, offering, segmentId, isOn) }
    write.update('offering', offeringId, { segmentMatch: next.segmentMatch })
    saveMatches(
      plan,
      segmentId,
      (plan.offering ?? []).map((one) => (one === offering ? next : one)),
    )
  }

  function saveMatches(
    plan: PlanData,
    id: string,
    offerings: readonly Offering[],
    change: (match: Match) => Match = (match) => match,
  ) {
    const segment = plan.segment?.find(({ _id }) => _id === id)
    if (segment) write.update('segment', id, { offeringMatch: inStep(segment, offerings).map(change) })
  }

  return {
    tick: (segmentId: string, offeringId: string) => turn(segmentId, offeringId, true),
    untick(pair: Pair) {
      const gone = hangingOn(read(), pair)
      turn(pair.segment._id, pair.offering._id, false)
      for (const { kind, id } of gone) write.remove(kind, id)
    },
    say({ segment, offering }: Pair, fields: Pick<Match, 'title'> | Pick<Match, 'description'>) {
      const plan = read()
      saveMatches(plan, segment._id, plan.offering ?? [], (match) =>
        match.offeringId === offering._id ? { ...match, ...fields } : match,
      )
    },
  }
}
