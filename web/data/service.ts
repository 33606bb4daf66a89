import { useSyncExternalStore } from 'react'
import { isOnline } from './online.ts'

const firstWaitMs = 2000
const longestWaitMs = 30_000
const answerMs = 10_000

/** Knows whether the service is away. A request that failed is a suspicion; whether the service is ready decides. */
export function serviceWatch(isReady: () => Promise<boolean>, random: () => number = Math.random) {
  const watchers = new Set<() => void>()
  const returnListeners = new Set<() => void>()
  let isAway = false
  let isAsking = false
  let mustTell = false
  let failures = 0
  let next: ReturnType<typeof setTimeout> | undefined

  function become(away: boolean): void {
    if (away === isAway) return
    isAway = away
    for (const watcher of watchers) watcher()
  }

  async function look(): Promise<void> {
    if (isAsking) return
    isAsking = true
    clearTimeout(next)
    const isHere = await isReady()
    isAsking = false
    if (isHere) welcome()
    else {
      become(true)
      const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** failures++)
      // All browsers lose the service at the same moment; they shall not come back in one.
      next = setTimeout(look, wait * (0.5 + random() / 2))
    }
  }

  function welcome(): void {
    const isNews = isAway || mustTell
    failures = 0
    mustTell = false
    become(false)
    if (isNews) for (const listener of returnListeners) listener()
  }

  return {
    isAway: () => isAway,
    watch: (watcher: () => void) => subscribe(watchers, watcher),
    /** Something was not answered. */
    suspect: () => {
      if (!isAway) void look()
    },
    /** The line is back or the computer woke up: what is shown may be old, even if nobody noticed anything. */
    lookAgain: () => {
      mustTell = true
      void look()
    },
    /** Told when the service can be reached again: now is the time to read again. */
    onReturn: (listener: () => void) => subscribe(returnListeners, listener),
  }
}

function subscribe<T>(set: Set<T>, item: T): () => void {
  set.add(item)
  return () => set.delete(item)
}

async function isServiceReady(): Promise<boolean> {
  try {
    const answer = await fetch('/ready', { cache: 'no-store', signal: AbortSignal.timeout(answerMs) })
    return answer.ok
  } catch {
    return false
  }
}

export const service = serviceWatch(isServiceReady)

/** True while there is a line and nobody answers at its other end. */
export function useServiceAway(): boolean {
  return useSyncExternalStore(
    service.watch,
    () => service.isAway() && isOnline(),
    () => false,
  )
}
