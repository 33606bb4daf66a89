import { beforeEach, expect, test } from 'vitest'
import { cacheRows, type Row, type RowStore } from './cache-rows.ts'

const today = 20_000
let kept: Map<string, Row>
let written: string[][]
let idle: ((most: number) => void)[]

const store: RowStore = {
  all: async () => new Map(kept),
  write: async (changes) => {
    written.push([...changes.keys()])
    for (const [name, row] of changes) {
      if (row) kept.set(name, row)
      else kept.delete(name)
    }
  },
}
const open = (day = today) =>
  cacheRows({ store, today: day, maxAge: 30, whenIdle: (write) => void idle.push(write) })
const rest = (most = 1000) => {
  for (const write of idle.splice(0)) write(most)
}
const notes = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      [`Input:${n}.value`, `"note ${n}"`],
      [`Input:${n}.version`, '1'],
    ]).flat(),
  )
const list = 'Query.inputs({"query":{"projectId":"p"}})'

beforeEach(() => {
  kept = new Map()
  written = []
  idle = []
})

test('a note saved among 200 writes that note alone, and only when the browser is idle', () => {
  const cache = open()
  cache.write({ ...notes(200), [list]: ':["Input:0"]' })
  rest()
  written = []
  cache.write({ ...notes(200), 'Input:7.value': '"other"', 'Input:7.version': '2' })
  expect(written).toEqual([])
  rest()
  expect(written).toEqual([['Input:7']])
  expect(kept.get('Input:7')?.fields).toEqual({ 'Input:7.value': '"other"', 'Input:7.version': '2' })
})

test('what comes back unchanged is not written again', () => {
  const cache = open()
  cache.write(notes(3))
  rest()
  written = []
  cache.write(notes(3))
  expect(idle).toEqual([])
})

test('a large answer is written a few rows at a time', () => {
  const cache = open()
  cache.write(notes(5))
  rest(2)
  expect(written).toEqual([['Input:0', 'Input:1']])
  rest(2)
  rest(2)
  expect(kept.size).toBe(5)
  expect(idle).toEqual([])
})

test('who leaves the page before it was idle finds everything again', async () => {
  const cache = open()
  cache.write({ ...notes(2), [list]: ':["Input:0","Input:1"]' })
  cache.flush()
  expect(await open().read()).toEqual({ ...notes(2), [list]: ':["Input:0","Input:1"]' })
})

test('each list of the root is a row of its own, so that one does not keep the others from growing old', () => {
  const cache = open()
  cache.write({ [list]: ':[]', 'Query.me': ':"Me:1"' })
  cache.flush()
  expect([...kept.keys()]).toEqual([list, 'Query.me'])
})

test('what was taken out of the cache is taken away here, and so is what nobody has read for too long', async () => {
  const cache = open()
  cache.write(notes(2))
  cache.write({ 'Input:0.value': undefined, 'Input:0.version': undefined })
  cache.flush()
  expect([...kept.keys()]).toEqual(['Input:1'])
  const later = open(today + 31)
  expect(await later.read()).toEqual({})
  rest()
  expect(kept.size).toBe(0)
})

test('what is read again grows no older, though it says the same', async () => {
  open().write(notes(1))
  rest()
  const next = open(today + 20)
  await next.read()
  next.write(notes(1))
  rest()
  expect(kept.get('Input:0')?.day).toBe(today + 20)
})

test('changes come in groups and are waited for once; what is left of a group follows without another rest', () => {
  const rests: boolean[] = []
  const cache = cacheRows({
    ...{ store, today, maxAge: 30 },
    whenIdle: (write, isFirst) => {
      rests.push(isFirst)
      idle.push(write)
    },
  })
  cache.write(notes(3))
  for (let round = 0; round < 3; round += 1) rest(1)
  expect(rests).toEqual([true, false, false])
})
