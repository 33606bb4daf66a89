export const pageLoadDelayMs = 200
export const pageLoadDurationMs = 5000
/** How long the full bar stays, so that the eye sees it arrive. */
export const pageLoadEndMs = 300

export type PageLoadState = 'idle' | 'waiting' | 'running' | 'finished' | 'failed'

export type PageLoad = {
  readonly state: () => PageLoadState
  readonly subscribe: (listener: () => void) => () => void
  readonly start: () => void
  readonly finish: () => void
  readonly fail: () => void
}

/** Nothing for a quick page; after 200 ms a bar that takes 5 s and then ends by itself, finished or failed. */
export function createPageLoad(): PageLoad {
  let state: PageLoadState = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function become(next: PageLoadState, ms?: number, then?: () => void) {
    clearTimeout(timer)
    if (ms !== undefined && then) timer = setTimeout(then, ms)
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  const rest = () => become('idle')
  const finish = () => {
    if (state === 'waiting') rest()
    else if (state === 'running') become('finished', pageLoadEndMs, rest)
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => {
      if (state === 'running') return
      become('waiting', pageLoadDelayMs, () => become('running', pageLoadDurationMs, finish))
    },
    finish,
    fail: () => {
      if (state === 'waiting' || state === 'running') become('failed', pageLoadEndMs, rest)
    },
  }
}
