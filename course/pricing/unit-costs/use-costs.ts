import type { Component } from '#course/pricing/shared/figures.ts'
import { rowsNow } from '#course/shared/rows-now.ts'
import type { Offering } from '#course/shared/segments.ts'
import { useKeptRow } from '#course/shared/use-kept-row.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { componentsOf, keptCosts } from './costs.ts'

/** Changes what one batch of an offering takes, as it stands at that moment. */
export function useCosts(offering: Offering) {
  const { _id } = offering
  const { read, write } = usePlanFrame()
  const kept = useKeptRow([`name:${_id}`, `cost:${_id}`])
  const now = () => {
    const latest = read().offering?.find((one) => one._id === _id)
    return latest && componentsOf(latest)
  }
  const save = (rows: readonly Component[]) => write.update('offering', _id, { components: [...rows] })
  return {
    add(row: Component) {
      const rows = now()
      if (rows) save([...rows, row])
    },
    set(place: number, fields: Partial<Component>) {
      const latest = now()
      if (!latest) return
      const { rows, at } = rowsNow(latest, componentsOf(offering), place)
      const changed = rows.map((row, index) => (index === at ? { ...row, ...fields } : row))
      kept.rename(keptCosts(rows)[at], keptCosts(changed)[at])
      save(changed)
    },
    remove(place: number) {
      const latest = now()
      if (!latest) return
      const { rows, at } = rowsNow(latest, componentsOf(offering), place)
      kept.forget(keptCosts(rows)[at])
      save(rows.toSpliced(at, 1))
    },
    setBatch: (unitPerBatch: number | null) => write.update('offering', _id, { unitPerBatch }),
  }
}
