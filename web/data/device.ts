/** A small store of the browser, which may be missing, forbidden or full. */
export type Kept = {
  readonly get: (key: string) => string | null
  /** False when it is remembered by this page alone. */
  readonly set: (key: string, value: string) => boolean
  readonly remove: (key: string) => void
  readonly keys: () => string[]
}

/** What the browser refuses to keep is remembered by the page, so that everything works until it is closed. */
export function keptIn(storage: () => Storage): Kept {
  const memory = new Map<string, string>()

  function attempt<T>(work: (store: Storage) => T): T | undefined {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((store) => store.getItem(key)) ?? null,
    set: (key, value) => {
      const isKept = attempt((store) => {
        store.setItem(key, value)
        return true
      })
      if (isKept) memory.delete(key)
      else memory.set(key, value)
      return isKept === true
    },
    remove: (key) => {
      memory.delete(key)
      attempt((store) => store.removeItem(key))
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt(namesIn) ?? [])])],
  }
}

function namesIn(store: Storage): string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
}

/** Kept on this device between visits. */
export const device = keptIn(() => localStorage)
/** Kept until the tab is closed, also when the page is loaded again. */
export const visit = keptIn(() => sessionStorage)
