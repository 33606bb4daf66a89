import { expect, test } from 'vitest'
import { type Kept, keptIn } from '#web/data/device.ts'
import { keptStore } from './kept-store.ts'
import { memoryStore, type QueueStore } from './store.ts'
import type { Write } from './write.ts'

const write = (order: number, account = 'ana'): Write => ({
  ...{ order, account, at: 1000, action: 'update', kind: 'segment', id: '1', projectId: 'p1' },
  ...{ fields: { name: `name ${order}` }, version: 1 },
})

function copies(): Kept {
  const items = new Map<string, string>()
  const storage = {
    get length() {
      return items.size
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  }
  return keptIn(() => storage)
}

const noCopies = () =>
  keptIn(() => {
    throw new DOMException('Forbidden', 'SecurityError')
  })
const writesIn = async (store: QueueStore, account = 'ana') => (await store.all(account)).writes
const never = () => new Promise<never>(() => {})
const refused = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'))
/** A page that is gone before its database has answered. */
const neverDone: QueueStore = { ...memoryStore(), put: never }

test('what a page wrote while it was being left is there on the next visit, once', async () => {
  const left = copies()
  void keptStore(neverDone, left).put(write(1))
  void keptStore(neverDone, left).put(write(2))
  const next = keptStore(memoryStore(), left)
  expect(await writesIn(next)).toEqual([write(1), write(2)])
  await next.remove(write(1))
  expect(await writesIn(keptStore(memoryStore(), left))).toEqual([write(2)])
})

test('a write that is safe in the database leaves no copy', async () => {
  const left = copies()
  const store = keptStore(memoryStore(), left)
  await store.put(write(1))
  expect(left.keys()).toEqual([])
  expect(await writesIn(store)).toEqual([write(1)])
})

test.each([
  ['full', { ...memoryStore(), put: refused }],
  ['forbidden', { all: refused, put: refused, remove: refused, clear: refused }],
  ['hanging', { all: never, put: never, remove: never, clear: never }],
])('with a %s database a write is kept where it was copied to', async (_what, database) => {
  const left = copies()
  await keptStore(database, left, 5).put(write(1))
  expect(await writesIn(keptStore(memoryStore(), left))).toEqual([write(1)])
  expect(await writesIn(keptStore(database, left, 5))).toEqual([write(1)])
})

test.each([
  ['full', refused],
  ['hanging', never],
])('where neither place takes it, a write to a %s database is said to be unkept', async (_what, put) => {
  await expect(keptStore({ ...memoryStore(), put }, noCopies(), 5).put(write(1))).rejects.toThrow()
})

test('a database that could not be read is not taken for an empty one', async () => {
  const { isWhole } = await keptStore({ ...memoryStore(), all: refused }, copies(), 5).all('ana')
  expect(isWhole).toBe(false)
})

test('a database that hangs is waited for once, not with every write', async () => {
  let asked = 0
  const database: QueueStore = {
    ...memoryStore(),
    put: () => {
      asked += 1
      return never()
    },
  }
  const store = keptStore(database, copies(), 5)
  for (const order of [1, 2, 3]) await store.put(write(order))
  expect(asked).toBe(1)
})

test("another person's copies are neither taken in nor cleared", async () => {
  const left = copies()
  void keptStore(neverDone, left).put(write(1, 'ben'))
  const store = keptStore(memoryStore(), left)
  expect(await writesIn(store)).toEqual([])
  await store.clear('ana')
  expect(await writesIn(keptStore(memoryStore(), left), 'ben')).toEqual([write(1, 'ben')])
})

test('what an earlier version of the product left behind is understood', async () => {
  const database = memoryStore()
  const older = {
    ...{ order: 1, account: 'ana', at: 1000, record: 'segment:new-1', kind: 'insert', version: null },
    ...{ mutation: 'mutation Insert …', query: {}, fields: { projectId: 'p1', name: 'Families' } },
  }
  await database.put(older as unknown as Write)
  expect(await writesIn(keptStore(database, copies()))).toEqual([
    {
      ...{ order: 1, account: 'ana', at: 1000, action: 'insert', kind: 'segment', id: 'new-1' },
      ...{ projectId: 'p1', fields: { name: 'Families' }, version: null },
    },
  ])
})
