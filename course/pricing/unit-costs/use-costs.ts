import type { Component } from '#course/pricing/shared/figures.ts'
import type { Offering } from '#course/shared/segments.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { componentsOf } from './costs.ts'

/** Changes what one batch of an offering takes, as it stands at that moment. */
export function useCosts({ _id }: Offering) {
  const { read, write } = usePlanFrame()
  function change(next: (rows: readonly Component[]) => readonly Component[]) {
    const now = read().offering?.find((one) => one._id === _id)
    if (now) write.update('offering', _id, { components: [...next(componentsOf(now))] })
  }
  return {
    add: (row: Component) => change((rows) => [...rows, row]),
    set: (place: number, fields: Partial<Component>) =>
      change((rows) => rows.map((row, index) => (index === place ? { ...row, ...fields } : row))),
    remove: (place: number) => change((rows) => rows.toSpliced(place, 1)),
    setBatch: (unitPerBatch: number | null) => write.update('offering', _id, { unitPerBatch }),
  }
}
