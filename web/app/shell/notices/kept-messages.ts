type Kept = { readonly id: number; readonly text: string }

export type KeptMessages = {
  readonly all: () => readonly Kept[]
  readonly subscribe: (listener: () => void) => () => void
  readonly add: (text: string) => void
  readonly close: (id: number) => void
}

/** Messages that stay until somebody closes them, none of them twice. */
export function createKeptMessages(): KeptMessages {
  let kept: readonly Kept[] = []
  let count = 0
  const listeners = new Set<() => void>()

  function become(next: readonly Kept[]) {
    kept = next
    for (const listener of listeners) listener()
  }

  return {
    all: () => kept,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (text) => {
      count += 1
      become([...kept.filter((one) => one.text !== text), { id: count, text }])
    },
    close: (id) => become(kept.filter((one) => one.id !== id)),
  }
}
