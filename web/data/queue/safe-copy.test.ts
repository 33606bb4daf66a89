import { expect, test } from 'vitest'
import { withSafeCopy } from './safe-copy.ts'
import { memoryStore, type QueueStore } from './store.ts'
import type { Write } from './write.ts'

const write = (order: number, account = 'ana'): Write => ({
  order,
  account,
  record: 'segment:1',
  kind: 'update',
  mutation: 'updateOneSegment',
  query: { _id: '1', projectId: 'p1' },
  fields: { name: `name ${order}` },
  version: 1,
  at: 1000,
})

function copies(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

/** A page that is gone before its database has answered. */
const neverDone: QueueStore = { ...memoryStore(), put: () => new Promise(() => {}) }

test('what a page wrote while it was being left is there on the next visit, once', async () => {
  const left = copies()
  void withSafeCopy(neverDone, left).put(write(1))
  void withSafeCopy(neverDone, left).put(write(2))
  const store = memoryStore()
  expect(await withSafeCopy(store, left).all('ana')).toEqual([write(1), write(2)])
  await store.remove(write(1))
  expect(await withSafeCopy(store, left).all('ana')).toEqual([write(2)])
})

test('a write that is safe leaves no copy', async () => {
  const left = copies()
  const store = withSafeCopy(memoryStore(), left)
  await store.put(write(1))
  expect(left.length).toBe(0)
  expect(await store.all('ana')).toEqual([write(1)])
})

test('a write that could not be stored stays where it was copied to', async () => {
  const left = copies()
  const full = { ...memoryStore(), put: () => Promise.reject(new Error('full')) }
  await expect(withSafeCopy(full, left).put(write(1))).rejects.toThrow('full')
  expect(await withSafeCopy(memoryStore(), left).all('ana')).toEqual([write(1)])
})

test("another person's copies are neither taken in nor cleared", async () => {
  const left = copies()
  void withSafeCopy(neverDone, left).put(write(1, 'ben'))
  const store = withSafeCopy(memoryStore(), left)
  expect(await store.all('ana')).toEqual([])
  await store.clear('ana')
  expect(await withSafeCopy(memoryStore(), left).all('ben')).toEqual([write(1, 'ben')])
})
