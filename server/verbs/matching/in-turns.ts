import { setImmediate } from 'node:timers/promises'

const longestTurn = 15

/** Does long work in short turns, and lets everybody else go on after each. */
export async function inTurns<T>(work: Generator<unknown, T>): Promise<T> {
  while (true) {
    for (const end = performance.now() + longestTurn; performance.now() < end; ) {
      const { done, value } = work.next()
      if (done) return value as T
    }
    await setImmediate()
  }
}
