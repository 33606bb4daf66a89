import { type FlowLane, lanesOfSegment } from '#course/shared/paying-segments.ts'
import type { Segment } from '#course/shared/segments.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import type { impactModels } from '#domain/options/models.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { flowOf, step } from './flow.ts'

/** Writes where segments stand. What a role says by itself is kept as soon as somebody builds on it. */
export function useFlow() {
  const { read, write } = usePlanFrame()
  const place = (segment: Segment) => ({ step, key: 'flow', parent: segment._id })
  return {
    stand: (segment: Segment, lanes: readonly FlowLane[]) =>
      write.save({ step, key: 'flow', parent: segment._id }, { valueArr: [...lanes] }),
    describe: (segment: Segment, description: string) =>
      write.save(place(segment), { description, valueArr: [...lanesOfSegment(read(), segment)] }),
    help(impactModel: ValueIn<typeof impactModels>) {
      const plan = read()
      write.saveBusiness({ impactModel })
      for (const segment of plan.segment ?? []) {
        const lanes = lanesOfSegment(plan, segment)
        if (!flowOf(plan, segment._id) && lanes.length > 0)
          write.save(place(segment), { valueArr: [...lanes] })
      }
    },
  }
}
