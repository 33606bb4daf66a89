import { useEffect, useSyncExternalStore } from 'react'

let name: string | null = null
const listeners = new Set<() => void>()

function rename(next: string | null): void {
  if (next === name) return
  name = next
  for (const listener of listeners) listener()
}

/** For a page that knows its name better than its route does, such as a step. It holds while the page is shown. */
export function useNamePage(own: string): void {
  useEffect(() => {
    rename(own || null)
    return () => rename(null)
  }, [own])
}

export function useNameOfPage(): string | null {
  return useSyncExternalStore(subscribe, () => name)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
