import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { waitingLine } from './waiting-line.ts'

/** Work that ends when it is told to. */
function stage(patience = 1000, longest = 10) {
  const inTurn = waitingLine({ places: 2, longest, patience })
  const started: string[] = []
  const endings = new Map<string, () => void>()
  const ask = (person: string, name: string) =>
    inTurn(person, () => {
      started.push(name)
      return new Promise<string>((resolve) => endings.set(name, () => resolve(name)))
    })
  const end = async (name: string) => {
    endings.get(name)?.()
    await pause(1)
  }
  return { ask, end, started }
}

const busy = expect.objectContaining({
  code: 'UNAVAILABLE',
  detail: expect.objectContaining({ reason: 'documentsBusy' }),
})

test('two people are served at once, the third when one is done', async () => {
  const { ask, end, started } = stage()
  const all = [ask('ana', 'a'), ask('leo', 'b'), ask('eva', 'c')]
  await pause(1)
  expect(started).toEqual(['a', 'b'])
  await end('a')
  expect(started).toEqual(['a', 'b', 'c'])
  await end('b')
  await end('c')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
})

test('nobody has two made at once, and others go past meanwhile', async () => {
  const { ask, end, started } = stage()
  const all = [ask('ana', 'a'), ask('ana', 'a2'), ask('leo', 'b')]
  await pause(1)
  expect(started).toEqual(['a', 'b'])
  await end('b')
  expect(started).toEqual(['a', 'b'])
  await end('a')
  expect(started).toEqual(['a', 'b', 'a2'])
  await end('a2')
  await Promise.all(all)
})

test('who waits too long is told so, and leaves the line', async () => {
  const { ask, end, started } = stage(20)
  const [first, second] = [ask('ana', 'a'), ask('leo', 'b')]
  await expect(ask('eva', 'c')).rejects.toEqual(busy)
  await end('a')
  await end('b')
  await Promise.all([first, second])
  expect(started).toEqual(['a', 'b'])
  const last = ask('eva', 'd')
  await end('d')
  expect(await last).toBe('d')
})

test('a line that is long enough takes nobody more', async () => {
  const { ask, end } = stage(1000, 1)
  const all = [ask('ana', 'a'), ask('leo', 'b'), ask('eva', 'c')]
  await expect(ask('sol', 'd')).rejects.toEqual(busy)
  for (const name of ['a', 'b', 'c']) await end(name)
  await Promise.all(all)
})

test('work that fails makes room as well', async () => {
  const inTurn = waitingLine({ places: 1, longest: 1, patience: 100 })
  await expect(inTurn('ana', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn('ana', async () => 'yes')).toBe('yes')
})
