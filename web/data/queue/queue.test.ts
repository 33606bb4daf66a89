import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { insert, remove, saved, update, world } from './queue.test-kit.ts'
import { createQueue } from './queue.ts'
import { requestOf } from './send-write.ts'
import { memoryStore, type QueueStore } from './store.ts'
import { type Answer, recordOf, type Write } from './write.ts'

describe('the queue', () => {
  test('a change for a new record that was saved in the meantime goes to the real one', async () => {
    const { queue, server } = world()
    server.answers = [saved(1, '65f0')]
    await queue.add(insert('segment:new-1', { projectId: 'p1', name: 'a' }))
    await queue.flush()
    await queue.add(update('segment:new-1', { name: 'ab' }, null))
    await queue.flush()
    expect(server.received.at(-1)).toMatchObject({ id: '65f0', fields: { name: 'ab' } })
  })

  test('what is read again and says the same is the same list, so that nothing is drawn for it', async () => {
    const store = memoryStore()
    const copying = { ...store, all: async (account: string) => structuredClone(await store.all(account)) }
    const { queue, server } = world(copying)
    server.open = false
    await queue.add(update('segment:s1', { name: 'a' }))
    await queue.flush()
    const { unsent } = queue.state()
    await queue.hear({ kind: 'segment', id: 's9', realId: null, version: null })
    expect(unsent).toHaveLength(1)
    expect(queue.state().unsent).toBe(unsent)
  })

  test('what another tab wrote and then sent is not taken for what waits here', async () => {
    const store = memoryStore()
    const writing = world(store)
    const watching = world(store)
    await watching.queue.flush()
    writing.server.open = false
    watching.server.open = false
    await writing.queue.add(update('segment:s1', { name: 'a' }))
    const news = { kind: 'segment', id: 's1', realId: null, version: 2 } as const
    await watching.queue.hear(news)
    expect(watching.queue.state().unsent).toHaveLength(1)
    writing.server.open = true
    await writing.queue.flush()
    await watching.queue.hear(news)
    expect(watching.queue.state().unsent).toEqual([])
  })

  test('a tab that only hears of what another sends puts nothing back into the store', async () => {
    const store = memoryStore()
    let beforeReading = () => Promise.resolve()
    const slow: QueueStore = {
      ...store,
      all: async (account) => {
        const found = await store.all(account)
        await beforeReading()
        return found
      },
    }
    const writing = world(store)
    const watching = world(slow)
    watching.server.open = false
    writing.server.open = false
    await writing.queue.add(insert('segment:new-1', { name: 'a' }))
    await writing.queue.add(update('segment:new-1', { name: 'ab' }, null))
    // It looks into the store, and all of it is sent before it has looked.
    beforeReading = async () => {
      beforeReading = () => Promise.resolve()
      writing.server.open = true
      writing.server.answers = [saved(1, '65f0'), saved(2)]
      await writing.queue.flush()
    }
    await watching.queue.hear({ kind: 'segment', id: 'new-1', realId: '65f0', version: 1 })
    expect((await store.all('ana')).writes).toEqual([])
    await watching.queue.hear({ kind: 'segment', id: '65f0', realId: null, version: 2 })
    expect(watching.queue.state().unsent).toEqual([])
  })

  test('what a tab that was closed has left behind is sent by the one that hears of its work', async () => {
    const store = memoryStore()
    const closed = world(store)
    const open = world(store)
    await open.queue.flush()
    closed.server.open = false
    await closed.queue.add(update('segment:s1', { name: 'a' }))
    await closed.queue.flush()
    await open.queue.hear({ kind: 'segment', id: 's2', realId: null, version: 2 })
    await vi.waitFor(() => expect(open.queue.state().unsent).toEqual([]))
    expect(open.server.received).toMatchObject([{ id: 's1', fields: { name: 'a' } }])
    expect((await store.all('ana')).writes).toEqual([])
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
    queue.watch(() => void seen.push(queue.state().unsent.filter(({ id }) => id === '2').length))
    const first = queue.add(update('segment:1', { name: 'a' }))
    during = () => {
      during = () => {}
      void queue.add(update('segment:2', { name: 'b' }))
    }
    await first
    await vi.waitFor(() => expect(server.received).toHaveLength(2))
    await queue.flush()
    expect(seen.slice(seen.indexOf(1), seen.lastIndexOf(1))).not.toContain(0)
    expect(server.received.map(recordOf)).toEqual(['segment:1', 'segment:2'])
    expect((await store.all('ana')).writes).toEqual([])
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
    expect((await store.all('ana')).writes).toEqual([])
    expect(server.received.at(-1)).toMatchObject({ id: '65f0', fields: { name: 'abc' } })
  })

  test('sends in the order of writing and forgets what was answered', async () => {
    const { queue, server, store } = world()
    server.open = false
    await queue.add(update('segment:1', { name: 'a' }))
    await queue.add(update('segment:2', { name: 'b' }))
    await queue.add(update('segment:3', { name: 'c' }))
    server.open = true
    expect(await queue.flush()).toBe(true)
    expect(server.received.map(recordOf)).toEqual(['segment:1', 'segment:2', 'segment:3'])
    expect((await store.all('ana')).writes).toEqual([])
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
    expect((await ana.store.all('ana')).writes).toHaveLength(1)
  })

  test('joins changes of one record that wait together', async () => {
    const { queue, server } = world()
    server.open = false
    await queue.add(update('segment:1', { name: 'a', profile: { age: 3, city: 'Cusco' } }))
    await queue.flush()
    await queue.add(update('segment:1', { name: 'ab', profile: { city: 'Puno' } }))
    server.open = true
    await queue.flush()
    expect(server.received.map((write) => write.fields)).toEqual([
      { name: 'ab', profile: { age: 3, city: 'Puno' } },
    ])
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
    expect(received.map((write) => requestOf(write).variables.set)).toEqual([
      { name: 'a', version: 4 },
      { name: 'ab', version: 5 },
    ])
  })

  test('gives later writes the id that a new record got', async () => {
    const { queue, server } = world()
    server.open = false
    await queue.add(insert('segment:new-1', { projectId: 'p1', name: 'a' }))
    await queue.add(update('pain:9', { segmentId: 'new-1' }, 2))
    await queue.add(remove('segment:new-1'))
    server.open = true
    server.answers = [saved(1, '65f0')]
    await queue.flush()
    expect(server.received.map((write) => requestOf(write).variables)).toEqual([
      { data: { projectId: 'p1', name: 'a' }, key: 'segment:new-1' },
      { query: { _id: '9', projectId: 'p1' }, set: { segmentId: '65f0', version: 2 } },
      { query: { _id: '65f0' } },
    ])
  })

  test('what the server will not take waits for a decision, through restarts, and holds up nothing else', async () => {
    const { queue, server, store } = world()
    const current = { _id: '1', name: 'theirs', version: 7 }
    server.answers = [{ kind: 'conflict', current }, saved(2), { kind: 'refused', code: 'FORBIDDEN' }]
    await queue.add(update('segment:1', { name: 'mine' }))
    await queue.add(update('segment:2', { name: 'b' }))
    await queue.add(insert('segment:new-3', { name: 'c' }))
    expect(await queue.flush()).toBe(false)
    expect(await queue.flush()).toBe(false)
    expect(server.received).toHaveLength(3)
    const again = world(store)
    expect(await again.queue.flush()).toBe(false)
    expect(again.server.received).toEqual([])
    expect(again.queue.state().unsent.map(({ fields, trouble }) => [fields, trouble])).toEqual([
      [{ name: 'mine' }, { is: 'clash', current }],
      [{ name: 'c' }, { is: 'refused', code: 'FORBIDDEN' }],
    ])
    const [clash, refused] = again.queue.state().unsent
    again.queue.decide(clash?.order ?? 0, 'mine')
    again.queue.decide(refused?.order ?? 0, 'again')
    again.server.answers = [saved(8), saved(1, '65f0')]
    await vi.waitFor(() => expect(again.queue.state().unsent).toEqual([]))
    expect(again.server.received.map(({ id, version }) => [id, version])).toEqual([
      ['1', 7],
      ['new-3', null],
    ])
    expect((await store.all('ana')).writes).toEqual([])
  })

  test('keeping theirs puts mine into the history first', async () => {
    const { queue, server } = world()
    server.answers = [{ kind: 'conflict', current: { _id: '1', name: 'theirs', version: 7 } }]
    await queue.add(update('segment:1', { name: 'mine' }))
    await queue.flush()
    server.answers = [saved(8), saved(9)]
    queue.decide(queue.state().unsent[0]?.order ?? 0, 'theirs')
    await vi.waitFor(() => expect(queue.state().unsent).toEqual([]))
    expect(server.received.slice(1).map(({ fields, version }) => [fields.name, version])).toEqual([
      ['mine', 7],
      ['theirs', 8],
    ])
  })

  test('a send that never answers, or throws, ends and is tried again', async () => {
    const waits: (() => void)[] = []
    const sends: (() => Promise<Answer>)[] = [
      () => new Promise(() => {}),
      () => Promise.reject(new Error('The cache could not take the answer')),
      async () => saved(2),
    ]
    const queue = createQueue({
      account: 'ana',
      store: memoryStore(),
      patienceMs: 5,
      wait: (_ms, again) => void waits.push(again),
      send: () => sends.shift()?.() ?? Promise.reject(new Error('Asked too often')),
    })
    await queue.add(update('segment:1', { name: 'a' }))
    await vi.waitFor(() => expect(waits).toHaveLength(1))
    waits.shift()?.()
    await vi.waitFor(() => expect(waits).toHaveLength(1))
    expect(queue.state().unsent).toHaveLength(1)
    waits.shift()?.()
    await vi.waitFor(() => expect(queue.state().unsent).toEqual([]))
  })

  test('one write that the server cannot take for the moment does not hold up the others', async () => {
    const { queue, server, waits } = world()
    server.open = false
    for (const id of [1, 2, 3]) await queue.add(update(`segment:${id}`, { name: 'a' }))
    server.open = true
    server.answers = [{ kind: 'later', isAlone: true }, saved(2), saved(2)]
    await queue.flush()
    expect(server.received.map(recordOf)).toEqual(['segment:1', 'segment:2', 'segment:3'])
    expect(queue.state().unsent.map(recordOf)).toEqual(['segment:1'])
    expect(waits.length).toBeGreaterThan(0)
  })

  test.each([
    ['full', () => Promise.reject(new DOMException('No room', 'QuotaExceededError'))],
    ['hanging', () => new Promise<void>(() => {})],
  ])(
    'with a %s store everything is still sent, and nothing is called kept that is not',
    async (what, put) => {
      const store: QueueStore = { ...memoryStore(), put }
      const { queue, server } = world(store)
      server.open = false
      void queue.add(update('segment:1', { name: 'typed' }))
      await vi.waitFor(() => expect(queue.state().unkept).toBe(what === 'full'))
      // Retry: it is still not sent, whatever the store says.
      expect(await queue.flush()).toBe(false)
      expect(queue.state().unsent).toHaveLength(1)
      server.open = true
      expect(await queue.flush()).toBe(true)
      expect(server.received).toHaveLength(1)
      expect(queue.state()).toMatchObject({ unsent: [], unkept: false })
    },
  )

  test('what could be stored is not forgotten when the store cannot be read later', async () => {
    const store = memoryStore()
    let isWhole = true
    const { queue, server } = world({
      ...store,
      all: async (account) => (isWhole ? store.all(account) : { writes: [], isWhole }),
    })
    server.open = false
    await queue.add(update('segment:1', { name: 'typed' }))
    await queue.flush()
    isWhole = false
    expect(await queue.flush()).toBe(false)
    server.open = true
    expect(await queue.flush()).toBe(true)
    expect(server.received).toHaveLength(1)
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
        const ended = new Map(server.received.map((write) => [recordOf(write), write.fields.n]))
        expect(ended).toEqual(wanted)
        expect(queue.state().unsent).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
