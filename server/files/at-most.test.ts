import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

test('runs no more than allowed at a time, goes on after failures and finishes all', async () => {
  const run = atMost(2)
  let running = 0
  let most = 0
  const work = (index: number) =>
    run(async () => {
      most = Math.max(most, ++running)
      await wait(2)
      running--
      if (index % 3 === 0) throw new Error('broken')
      return index
    })
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => work(index)))
  expect(most).toBe(2)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(13)
})
