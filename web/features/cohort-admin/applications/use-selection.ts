import { useState } from 'react'

/** Who is ticked on the page that is shown. Who is not on it is not selected any more. */
export function useSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const selected = ids.filter((id) => ticked.has(id))
  return {
    count: selected.length,
    isAll: ids.length > 0 && selected.length === ids.length,
    has: (id: string) => ticked.has(id),
    toggle: (id: string) =>
      setTicked(new Set(ticked.has(id) ? selected.filter((each) => each !== id) : [...selected, id])),
    toggleAll: () => setTicked(new Set(selected.length === ids.length ? [] : ids)),
    drop: (gone: readonly string[]) => setTicked(new Set(selected.filter((id) => !gone.includes(id)))),
    clear: () => setTicked(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
