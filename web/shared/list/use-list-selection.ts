import { useState } from 'react'
import type { ListQuery } from '#domain/list-query.ts'
import { listVariables } from './use-list.ts'

/** Which rows are meant: `found` is the query where all that were found are. */
export type SelectedRows = {
  readonly count: number
  readonly ids: readonly string[]
  readonly found: ReturnType<typeof listVariables> | null
}

/** What is ticked on the page that is shown, or everything that was found. Another view begins without ticks. */
export function useListSelection(ids: readonly string[], total: number, query: ListQuery) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [foundIn, setFoundIn] = useState<string | null>(null)
  const view = JSON.stringify([query.search, query.filters])
  const isFound = foundIn === view && total > 0
  const onPage = ids.filter((id) => ticked.has(id))
  const selected: SelectedRows = isFound
    ? { count: total, ids: [], found: listVariables(query) }
    : { count: onPage.length, ids: onPage, found: null }
  const choose = (next: readonly string[]) => {
    setFoundIn(null)
    setTicked(new Set(next))
  }
  return {
    selected,
    isWholePage: ids.length > 0 && (isFound || onPage.length === ids.length),
    isFound,
    has: (id: string) => isFound || ticked.has(id),
    /** One tick taken away from everything that was found leaves the rest of the page. */
    toggle: (id: string) => {
      const before = isFound ? ids : onPage
      choose(before.includes(id) ? before.filter((each) => each !== id) : [...before, id])
    },
    togglePage: () => choose(isFound || onPage.length === ids.length ? [] : ids),
    selectFound: () => setFoundIn(view),
    clear: () => choose([]),
  }
}

export type ListSelection = ReturnType<typeof useListSelection>
