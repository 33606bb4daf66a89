import { setTimeout as wait } from 'node:timers/promises'

// Well above what the work takes. Longer work is not stretched to a second such moment: around it, a difference of
// one millisecond would become one of hundreds.
const earliest = 400

/**
 * Answers a moment after the start, so that the time tells nothing about what the work found: making an account
 * takes longer than noticing that there is one.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    await evenMoment(startedAt)
  }
}

export async function evenMoment(startedAt: number): Promise<void> {
  await wait(Math.max(0, startedAt + earliest - performance.now()))
}
