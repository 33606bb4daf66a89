import type { Component } from '#course/pricing/shared/figures.ts'
import type { Offering } from '#course/shared/segments.ts'
import { useKeptRow } from '#course/shared/use-kept-row.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { componentsOf, keptCosts } from './costs.ts'

/** Changes what one batch of an offering takes, as it stands at that moment. */
export function useCosts({ _id }: Offering) {
  const { read, write } = usePlanFrame()
  const kept = useKeptRow([`name:${_id}`, `cost:${_id}`])
  const now = () => {
    const offering = read().offering?.find((one) => one._id === _id)
    return offering && componentsOf(offering)
  }
  const save = (rows: readonly Component[]) => write.update('offering', _id, { components: [...rows] })
  return {
    add(row: Component) {
      const rows = now()
      if (rows) save([...rows, row])
    },
    set(place: number, fields: Partial<Component>) {
      const rows = now()
      if (!rows) return
      const changed = rows.map((row, index) => (index === place ? { ...row, ...fields } : row))
      kept.rename(keptCosts(rows)[place], keptCosts(changed)[place])
      save(changed)
    },
    remove(place: number) {
      const rows = now()
      if (!rows) return
      kept.forget(keptCosts(rows)[place])
      save(rows.toSpliced(place, 1))
    },
    setBatch: (unitPerBatch: number | null) => write.update('offering', _id, { unitPerBatch }),
  }
}
