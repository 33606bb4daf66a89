export type Tone = 'info' | 'success' | 'error'
export type Message = { readonly text: string; readonly tone: Tone }

export type TimedMessage<M = Message> = {
  readonly current: () => M | null
  readonly subscribe: (listener: () => void) => () => void
  /** Replaces what is shown and starts its time again. */
  readonly show: (message: M, ms: number) => void
  readonly close: () => void
  /** Its time stands still while somebody points at it or has the focus in it, and then begins again. */
  readonly hold: () => void
  readonly release: () => void
}

/** One message at a time that goes away by itself. */
export function createTimedMessage<M = Message>(): TimedMessage<M> {
  let message: M | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let shownMs = 0
  let holders = 0
  const listeners = new Set<() => void>()

  function become(next: M | null) {
    clearTimeout(timer)
    message = next
    for (const listener of listeners) listener()
  }

  function start() {
    clearTimeout(timer)
    if (message && holders === 0) timer = setTimeout(() => become(null), shownMs)
  }

  return {
    current: () => message,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: (next, ms) => {
      become(next)
      shownMs = ms
      start()
    },
    close: () => {
      holders = 0
      become(null)
    },
    hold: () => {
      holders += 1
      clearTimeout(timer)
    },
    release: () => {
      holders = Math.max(0, holders - 1)
      start()
    },
  }
}
