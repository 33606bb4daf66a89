import type { Segment } from '#course/shared/segments.ts'
import { isEqual } from '#domain/plan/equal.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { neededIn, type Resource, resourcesOf, writtenOf } from './resources.ts'

/** Changes the resources of one segment, or of several alike. */
export function useResources(segments: readonly Segment[]) {
  const { read, write } = usePlanFrame()
  return (change: (resources: readonly Resource[]) => readonly Resource[]) => {
    const plan = read()
    for (const { _id } of segments) {
      const now = plan.segment?.find((one) => one._id === _id)
      if (!now) continue
      const before = resourcesOf(plan, now)
      const { keyResources, needed } = writtenOf(before, change(before))
      // First what is missing, in the old words and in the new ones: nobody reads it as there in between.
      if (!isEqual(needed, neededIn(plan, _id)))
        write.save({ step: 'key-resources', key: 'needed', parent: _id }, { valueArr: needed })
      write.update('segment', _id, { keyResources })
    }
  }
}
