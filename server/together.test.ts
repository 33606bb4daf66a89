import { expect, test } from 'vitest'
import { together } from './together.ts'

/** Work that is finished when it is told to be. */
function held(bounds: { ways: number; most: number }) {
  const batches: { all: number[]; finish: (error?: Error) => void }[] = []
  const ask = together<number, string>(
    (all) =>
      new Promise((resolve, reject) => {
        const finish = (error?: Error) => (error ? reject(error) : resolve(all.map((one) => `found ${one}`)))
        batches.push({ all, finish })
      }),
    bounds,
  )
  return { ask, batches, sent: () => batches.map(({ all }) => all) }
}

const arrived = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

test('who comes at the same moment goes together, and each gets what it asked for', async () => {
  const { ask, batches, sent } = held({ ways: 1, most: 10 })
  const asked = [1, 2, 3].map((one) => ask(one))
  await arrived()
  expect(sent()).toEqual([[1, 2, 3]])
  batches[0]?.finish()
  expect(await Promise.all(asked)).toEqual(['found 1', 'found 2', 'found 3'])
})

test('who comes while all ways are taken goes with the next, so many at most', async () => {
  const { ask, batches, sent } = held({ ways: 2, most: 3 })
  const asked = [ask(1)]
  await arrived()
  asked.push(ask(2))
  await arrived()
  for (const one of [3, 4, 5, 6]) asked.push(ask(one))
  await arrived()
  expect(sent()).toEqual([[1], [2]])
  batches[1]?.finish()
  await arrived()
  expect(sent()).toEqual([[1], [2], [3, 4, 5]])
  batches[0]?.finish()
  await arrived()
  expect(sent()).toEqual([[1], [2], [3, 4, 5], [6]])
  for (const { finish } of batches) finish()
  expect(await Promise.all(asked)).toEqual([1, 2, 3, 4, 5, 6].map((one) => `found ${one}`))
})

test('what fails, fails for all who went together and for nobody else', async () => {
  const { ask, batches } = held({ ways: 1, most: 10 })
  const failing = Promise.allSettled([ask(1), ask(2)])
  await arrived()
  const next = ask(3)
  batches[0]?.finish(new Error('away'))
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await arrived()
  batches[1]?.finish()
  expect(await next).toBe('found 3')
})
