import { useSyncExternalStore } from 'react'

/** A part of the document that is open: its anchor, its name, and whether it is being read. */
export type ContentsLine = { readonly id: string; readonly mark: string; readonly title: string }
type Contents = { readonly lines: readonly ContentsLine[]; readonly current: string | null }

const none: Contents = { lines: [], current: null }
let contents = none
const listeners = new Set<() => void>()

function become(next: Contents): void {
  contents = next
  for (const listener of listeners) listener()
}

/** The document that is open tells its parts to the menu beside it; with no lines there is none. */
export const tellContents = (lines: readonly ContentsLine[]) => become({ ...none, lines })

export function tellCurrent(current: string): void {
  if (contents.current !== current) become({ ...contents, current })
}

export const usePlanContents = (): Contents =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => contents,
    () => none,
  )
