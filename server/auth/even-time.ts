import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '#server/deps.ts'
import { guessingOf } from './guessing.ts'

/**
 * Answers a moment after the start, so that the time tells nothing about what the work found: making an account
 * takes longer than noticing that there is one.
 */
export async function inEvenTime<T>(deps: Pick<Deps, 'guessing'>, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    await evenMoment(deps, startedAt)
  }
}

export async function evenMoment(deps: Pick<Deps, 'guessing'>, startedAt: number): Promise<void> {
  await wait(Math.max(0, startedAt + guessingOf(deps).evenMoment - performance.now()))
}
