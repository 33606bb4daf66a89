import { setTimeout as wait } from 'node:timers/promises'

const slot = 400

/**
 * Answers at the next full slot after the start, so that the time tells nothing about what the work found: making
 * an account takes longer than noticing that there is one.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    const spent = performance.now() - startedAt
    await wait(Math.ceil(spent / slot) * slot - spent)
  }
}
