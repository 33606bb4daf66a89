/** What is kept for the next time, up to so much of it; what was not used for longest goes first. */
type KeptWithin<T> = {
  /** How much it is now, counted as the limit is. */
  readonly size: number
  find(key: string): T | undefined
  keep(key: string, value: T): void
}

export function keptWithin<T>(most: number, sizeOf: (key: string, value: T) => number): KeptWithin<T> {
  const kept = new Map<string, T>()
  let size = 0

  function forget(key: string): void {
    const value = kept.get(key)
    if (value === undefined) return
    kept.delete(key)
    size -= sizeOf(key, value)
  }

  return {
    get size() {
      return size
    },
    find(key) {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    keep(key, value) {
      forget(key)
      kept.set(key, value)
      size += sizeOf(key, value)
      for (const oldest of kept.keys()) {
        if (size <= most) return
        forget(oldest)
      }
    },
  }
}
