import type { ValueIn } from '#domain/options/choice.ts'
import { flowLanes } from '#domain/options/models.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'
import type { Segment, SegmentRole } from './segments.ts'

export type FlowLane = ValueIn<typeof flowLanes>

const laneOfRole: Readonly<Record<SegmentRole, FlowLane>> = {
  Buyer: 'pays',
  'End-user': 'uses',
  Beneficiary: 'benefits',
}

/** What a segment does in the business. Before anybody has said so, its role tells. */
export function lanesOfSegment(plan: PlanData, { _id, role }: Segment): readonly FlowLane[] {
  const flow = answer(plan, 'four', 'business-model', 'flow', _id)
  if (!flow) return role ? [laneOfRole[role as SegmentRole]] : []
  return flowLanes.map(({ value }) => value).filter((lane) => flow.valueArr?.includes(lane))
}

/** Who pays; as long as nobody does, everybody who is offered something may come to. */
export function payingSegments(plan: PlanData): readonly Segment[] {
  const segments = plan.segment ?? []
  const paying = segments.filter((segment) => lanesOfSegment(plan, segment).includes('pays'))
  if (paying.length > 0) return paying
  const offered = new Set(pairsOf(plan).map(({ segment }) => segment._id))
  return segments.filter(({ _id }) => offered.has(_id))
}
