export type Tone = 'info' | 'success' | 'error'
export type Message = { readonly text: string; readonly tone: Tone }

export type TimedMessage = {
  readonly current: () => Message | null
  readonly subscribe: (listener: () => void) => () => void
  /** Replaces what is shown and starts its time again. */
  readonly show: (message: Message, ms: number) => void
  readonly close: () => void
}

/** One message at a time that goes away by itself. */
export function createTimedMessage(): TimedMessage {
  let message: Message | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function become(next: Message | null) {
    clearTimeout(timer)
    message = next
    for (const listener of listeners) listener()
  }

  return {
    current: () => message,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: (next, ms) => {
      become(next)
      timer = setTimeout(() => become(null), ms)
    },
    close: () => become(null),
  }
}
