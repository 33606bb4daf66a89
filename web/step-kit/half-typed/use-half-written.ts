import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { halfTyped, type PlanPlace, placeIn, planKey } from '#web/data/half-typed/half-typed.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'

/** Where a text of this person in this project stands that is not part of the plan yet. */
export type HalfWritten = PlanPlace & { readonly key: string }

/** For the save mark alone: a room is not drawn again because something is begun in it. */
export function useHalfWritten(): readonly HalfWritten[] {
  const { account, project, queue } = usePlan()
  const start = planKey(account, project._id, '')
  const version = useSyncExternalStore(halfTyped.watchList, halfTyped.version, halfTyped.version)
  useEffect(() => queue.onNamed(halfTyped.rename), [queue])
  useEffect(() => queue.onRemoved((id) => dropChanges(start, id)), [queue, start])
  return useMemo(() => halfTyped.list(start).map(({ key }) => ({ ...placeIn(key), key })), [start, version])
}

/** Who removes a record wants none of its changes. What was to be added to it may still be of use elsewhere. */
function dropChanges(start: string, id: string): void {
  for (const { key } of halfTyped.list(start)) {
    const { field } = placeIn(key)
    if (field.startsWith('edit:') && field.includes(id)) halfTyped.remove(key)
  }
}
