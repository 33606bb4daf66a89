import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createQueue } from './queue.ts'
import { memoryStore, type QueueStore } from './store.ts'
import { type Answer, type NewWrite, type Settled, variablesOf, type Write } from './write.ts'

const update = (record: string, fields: Record<string, unknown>, version: number | null = 1): NewWrite => ({
  record,
  kind: 'update',
  mutation: 'updateOneSegment',
  query: { _id: record.split(':')[1] ?? '', projectId: 'p1' },
  fields,
  version,
})
const insert = (record: string, fields: Record<string, unknown>): NewWrite => ({
  ...update(record, fields, null),
  kind: 'insert',
  mutation: 'insertOneSegment',
  query: {},
})
const saved = (version: number, id: string | null = null): Answer => ({ kind: 'saved', id, version })

type Server = { answers: Answer[]; received: Write[]; open: boolean }

function world(store: QueueStore = memoryStore(), account = 'ana') {
  const server: Server = { answers: [], received: [], open: true }
  const waits: { ms: number; again: () => void }[] = []
  const settled: Settled[] = []
  const queue = createQueue({
    account,
    store,
    now: () => 1000,
    wait: (ms, again) => void waits.push({ ms, again }),
    send: async (write) => {
      if (!server.open) return { kind: 'later' }
      server.received.push(write)
      return server.answers.shift() ?? saved(server.received.length + 1)
    },
  })
  queue.onSettled((each) => void settled.push(each))
  return { queue, server, waits, settled, store }
}

describe('the queue', () => {
  test('a change for a new record that was saved in the meantime goes to the real one', async () => {
    const { queue, server } = world()
    server.answers = [saved(1, '65f0')]
    await queue.add(insert('segment:new-1', { projectId: 'p1', name: 'a' }))
    await queue.flush()
    await queue.add(update('segment:new-1', { name: 'ab' }, null))
    await queue.flush()
    expect(server.received.at(-1)).toMatchObject({ record: 'segment:65f0', fields: { name: 'ab' } })
  })

  test('what is read again and says the same is the same list, so that nothing is drawn for it', async () => {
    const store = memoryStore()
    const copying = { ...store, all: async (account: string) => structuredClone(await store.all(account)) }
    const { queue, server } = world(copying)
    server.open = false
    await queue.add(update('segment:s1', { name: 'a' }))
    await queue.flush()
    const { unsent } = queue.state()
    await queue.reload()
    expect(unsent).toHaveLength(1)
    expect(queue.state().unsent).toBe(unsent)
  })

  test('what is written while an answer is being worked in stays in sight and is sent once', async () => {
    const store = memoryStore()
    let during = () => {}
    const slow: QueueStore = {
      ...store,
      all: async (account) => {
        const found = await store.all(account)
        during()
        await Promise.resolve()
        return found
      },
    }
    const { queue, server } = world(slow)
    await queue.flush()
    const seen: number[] = []
    queue.watch(
      () => void seen.push(queue.state().unsent.filter(({ record }) => record === 'segment:2').length),
    )
    const first = queue.add(update('segment:1', { name: 'a' }))
    during = () => {
      during = () => {}
      void queue.add(update('segment:2', { name: 'b' }))
    }
    await first
    await vi.waitFor(() => expect(server.received).toHaveLength(2))
    await queue.flush()
    expect(seen.slice(seen.indexOf(1), seen.lastIndexOf(1))).not.toContain(0)
    expect(server.received.map(({ record }) => record)).toEqual(['segment:1', 'segment:2'])
    expect(await store.all('ana')).toEqual([])
  })

  test('a change that was joined into a later one is not found again on the next visit', async () => {
    const store = memoryStore()
    const { queue, server } = world(store)
    server.answers = [saved(1, '65f0')]
    server.open = false
    await queue.add(insert('segment:new-1', { projectId: 'p1', name: 'a' }))
    await queue.add(update('segment:new-1', { name: 'ab' }, null))
    server.open = true
    const sent = queue.flush()
    await queue.add(update('segment:new-1', { name: 'abc' }, null))
    await sent
    await queue.flush()
    expect(await store.all('ana')).toEqual([])
    expect(server.received.at(-1)).toMatchObject({ record: 'segment:65f0', fields: { name: 'abc' } })
  })

  test('a version of its own is sent after the one that waits, and builds on it', async () => {
    const { queue, server } = world()
    server.open = false
    await queue.add(update('segment:1', { name: 'mine' }, 5))
    await queue.add({ ...update('segment:1', { name: 'theirs' }, 5), isApart: true })
    server.open = true
    server.answers = [saved(6), saved(7)]
    await queue.flush()
    expect(server.received.map(({ fields, version }) => [fields.name, version])).toEqual([
      ['mine', 5],
      ['theirs', 6],
    ])
  })

  test('sends in the order of writing and forgets what was answered', async () => {
    const { queue, server, store } = world()
    server.open = false
    await queue.add(update('segment:1', { name: 'a' }))
    await queue.add(update('segment:2', { name: 'b' }))
    await queue.add(update('segment:3', { name: 'c' }))
    server.open = true
    expect(await queue.flush()).toBe(true)
    expect(server.received.map((write) => write.record)).toEqual(['segment:1', 'segment:2', 'segment:3'])
    expect(await store.all('ana')).toEqual([])
  })

  test('keeps what could not be sent, waits longer each time, and takes it up again', async () => {
    const { queue, server, waits } = world()
    server.open = false
    await queue.add(update('segment:1', { name: 'a' }))
    expect(await queue.flush()).toBe(false)
    waits[0]?.again()
    await vi.waitFor(() => expect(waits.map(({ ms }) => ms)).toEqual([1000, 2000]))
    server.open = true
    waits.at(-1)?.again()
    await vi.waitFor(() => expect(queue.state().unsent).toEqual([]))
    expect(server.received).toHaveLength(1)
  })

  test('obeys the pause that the server asks for', async () => {
    const { queue, server, waits } = world()
    server.answers = [{ kind: 'later', afterMs: 7000 }]
    await queue.add(update('segment:1', { name: 'a' }))
    await queue.flush()
    expect(waits[0]?.ms).toBe(7000)
  })

  test('survives closing the tab', async () => {
    const first = world()
    first.server.open = false
    await first.queue.add(update('segment:1', { name: 'typed before closing' }))
    const second = world(first.store)
    expect(await second.queue.flush()).toBe(true)
    expect(second.server.received[0]?.fields).toEqual({ name: 'typed before closing' })
  })

  test('never sends one person’s work under another account', async () => {
    const ana = world()
    ana.server.open = false
    await ana.queue.add(update('segment:1', { name: 'of Ana' }))
    const ben = world(ana.store, 'ben')
    expect(await ben.queue.flush()).toBe(true)
    await ben.queue.discard()
    expect(ben.server.received).toEqual([])
    expect(await ana.store.all('ana')).toHaveLength(1)
  })

  test('joins changes of one record that wait together', async () => {
    const { queue, server } = world()
    server.open = false
    await queue.add(update('segment:1', { name: 'a', age: 3 }))
    await queue.add(update('segment:1', { name: 'ab' }))
    server.open = true
    await queue.flush()
    expect(server.received.map((write) => write.fields)).toEqual([{ name: 'ab', age: 3 }])
  })

  test('never joins into a write that is already on its way, and sends the next on the new version', async () => {
    const store = memoryStore()
    const received: Write[] = []
    let answer: (value: Answer) => void = () => {}
    const queue = createQueue({
      account: 'ana',
      store,
      send: (write) => {
        received.push(write)
        return new Promise((resolve) => {
          answer = resolve
        })
      },
    })
    await queue.add(update('segment:1', { name: 'a' }, 4))
    await vi.waitFor(() => expect(received).toHaveLength(1))
    await queue.add(update('segment:1', { name: 'ab' }, 4))
    answer(saved(5))
    await vi.waitFor(() => expect(received).toHaveLength(2))
    answer(saved(6))
    await vi.waitFor(() => expect(queue.state().unsent).toEqual([]))
    expect(received.map((write) => variablesOf(write).set)).toEqual([
      { name: 'a', version: 4 },
      { name: 'ab', version: 5 },
    ])
  })

  test('gives later writes the id that a new record got', async () => {
    const { queue, server } = world()
    server.open = false
    await queue.add(insert('segment:new-1', { projectId: 'p1', name: 'a' }))
    await queue.add(update('pain:9', { segmentId: 'new-1' }, 2))
    await queue.add({ ...update('segment:new-1', {}, null), kind: 'delete', query: { _id: 'new-1' } })
    server.open = true
    server.answers = [saved(1, '65f0')]
    await queue.flush()
    expect(server.received.map(variablesOf)).toEqual([
      { data: { projectId: 'p1', name: 'a' }, key: 'segment:new-1' },
      { query: { _id: '9', projectId: 'p1' }, set: { segmentId: '65f0', version: 2 } },
      { query: { _id: '65f0' } },
    ])
  })

  test('hands a conflict to the caller with the other text and goes on with the rest', async () => {
    const { queue, server, settled } = world()
    server.answers = [{ kind: 'conflict', current: { name: 'theirs', version: 7 } }]
    await queue.add(update('segment:1', { name: 'mine' }))
    await queue.add(update('segment:2', { name: 'b' }))
    await queue.flush()
    expect(settled[0]).toMatchObject({
      write: { fields: { name: 'mine' } },
      answer: { kind: 'conflict', current: { name: 'theirs' } },
    })
    expect(settled[1]?.answer.kind).toBe('saved')
  })

  test('loses nothing and keeps the order per record, whatever the line does', async () => {
    const step = fc.oneof(
      fc.record({ write: fc.integer({ min: 1, max: 3 }), value: fc.integer() }),
      fc.record({ line: fc.boolean() }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { queue, server } = world()
        const wanted = new Map<string, number>()
        for (const each of steps) {
          if ('line' in each) server.open = each.line
          else {
            wanted.set(`segment:${each.write}`, each.value)
            await queue.add(update(`segment:${each.write}`, { n: each.value }))
          }
        }
        server.open = true
        while (!(await queue.flush()));
        const ended = new Map(server.received.map((write) => [write.record, write.fields.n]))
        expect(ended).toEqual(wanted)
        expect(queue.state().unsent).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
