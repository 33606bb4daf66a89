import { expect, test, vi } from 'vitest'
import { keptIn } from '#web/data/device.ts'
import { createKeeping } from './keeping.ts'

function memory(): Storage {
  const held = new Map<string, string>()
  return {
    get length() {
      return held.size
    },
    key: (index: number) => [...held.keys()][index] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    clear: () => held.clear(),
  }
}

/** Each call is another visit, or another tab, on the same device. */
function world(storage = memory()) {
  const clock = { now: 1000 }
  const open = (now = () => clock.now) => createKeeping({ store: () => keptIn(() => storage), now })
  return { storage, clock, open }
}

const key = 'ana/p1/one.tree/box:cause:trunk'

test('what was typed is there on the next visit, letter for letter', () => {
  const { open } = world()
  open().put(key, { text: ' “No well” \n', kind: 'fact' }, ' “No well” \n')
  expect(open().get(key)).toMatchObject({
    value: { text: ' “No well” \n', kind: 'fact' },
    text: ' “No well” \n',
  })
})

test('what was added is not there again', () => {
  const { open, storage } = world()
  const keeping = open()
  keeping.put(key, 'No well', 'No well')
  keeping.remove(key)
  expect(open().list('')).toEqual([])
  expect(storage.length).toBe(0)
})

test('a choice without words counts for nothing and goes with its field', () => {
  const { open, storage } = world()
  const keeping = open()
  const leave = keeping.watch(key, () => {})
  keeping.put(key, { text: '', kind: 'fact' }, null)
  expect(keeping.get(key)?.value).toEqual({ text: '', kind: 'fact' })
  expect([keeping.list(''), storage.length]).toEqual([[], 0])
  leave()
  expect(keeping.get(key)).toBe(undefined)
})

test('words outlive their field', () => {
  const keeping = world().open()
  const leave = keeping.watch(key, () => {})
  keeping.put(key, 'No well', 'No well')
  leave()
  expect(keeping.get(key)?.value).toBe('No well')
})

test('an account and a project see their own', () => {
  const keeping = world().open()
  keeping.put(key, 'of Ana', 'of Ana')
  keeping.put('ben/p1/one.tree/box', 'of Ben', 'of Ben')
  keeping.put('ana/p2/one.tree/box', 'of another project', 'of another project')
  expect(keeping.list('ana/p1/').map(({ text }) => text)).toEqual(['of Ana'])
})

test('whoever looks at the list is told of a beginning and an end, not of each letter', () => {
  const keeping = world().open()
  const told = vi.fn()
  const field = vi.fn()
  const other = vi.fn()
  keeping.watchList(told)
  keeping.watch(key, field)
  keeping.watch('ana/p1/one.tree/other', other)
  for (const text of ['N', 'No', 'No ', 'No well']) keeping.put(key, text, text)
  expect([told.mock.calls.length, field.mock.calls.length, other.mock.calls.length]).toEqual([1, 4, 0])
  keeping.remove(key)
  expect(told).toHaveBeenCalledTimes(2)
})

test('another tab sees what is typed, and that it was added', () => {
  const { open, storage } = world()
  const [here, there] = [open(), open()]
  expect(there.get(key)).toBe(undefined)
  const told = vi.fn()
  there.watch(key, told)
  here.put(key, 'No well', 'No well')
  there.hear({ key: `germina-half:${key}`, newValue: storage.getItem(`germina-half:${key}`) })
  expect(there.get(key)?.value).toBe('No well')
  here.remove(key)
  there.hear({ key: `germina-half:${key}`, newValue: null })
  expect(there.list('')).toEqual([])
  expect(told).toHaveBeenCalledTimes(2)
})

test('a page that was set aside reads what happened meanwhile', () => {
  const { open } = world()
  const [here, aside] = [open(), open()]
  aside.put(key, 'No well', 'No well')
  here.remove(key)
  here.put('ana/p1/one.tree/box:effect:trunk', 'Illness', 'Illness')
  aside.readAgain()
  expect(aside.list('').map(({ text }) => text)).toEqual(['Illness'])
})

test('what was typed for a new record stays with it when it gets its id', () => {
  const { open } = world()
  const keeping = open()
  keeping.put('ana/p1/one.tree/box:cause:new-1', { source: 'new-1' }, 'No money')
  keeping.rename('new-1', '65f0')
  expect(
    open()
      .list('')
      .map(({ key: at, value }) => [at, value]),
  ).toEqual([['ana/p1/one.tree/box:cause:65f0', { source: '65f0' }]])
})

test('after thirty days it is forgotten', () => {
  const { open, clock, storage } = world()
  open().put(key, 'No well', 'No well')
  const day = 24 * 60 * 60 * 1000
  clock.now += 30 * day
  expect(open().list('')).toHaveLength(1)
  clock.now += 1
  expect(open().list('')).toEqual([])
  expect(storage.length).toBe(0)
})

test('there are never more than two hundred: the oldest makes room', () => {
  const { open, clock, storage } = world()
  const keeping = open()
  for (let n = 0; n < 205; n += 1) {
    clock.now += 1
    keeping.put(`ana/p1/one.tree/${n}`, 'text', 'text')
  }
  expect([keeping.list('').length, storage.length]).toEqual([200, 200])
  expect(keeping.get('ana/p1/one.tree/4')).toBe(undefined)
  expect(keeping.get('ana/p1/one.tree/204')?.value).toBe('text')
})

test.each(['', 'null', '{"value":1}', '[]', '{'])('an entry that says %j is no entry', (json) => {
  const { open, storage } = world()
  storage.setItem(`germina-half:${key}`, json)
  expect(open().list('')).toEqual([])
})
