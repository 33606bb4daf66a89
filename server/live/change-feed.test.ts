import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { stallingProxy } from '#testing/stalling-proxy.ts'
import { type Change, openChangeFeed } from './change-feed.ts'

const { db, url } = await testDatabase()
const feed = await openChangeFeed({ connectionString: url }, pino({ level: 'silent' }))
afterAll(() => feed.close())

const tell = (change: object) => db.query(`select pg_notify('germina', $1)`, [JSON.stringify(change)])

function collect(topic: Parameters<typeof feed.watch>[0], from = feed) {
  const heard: Change[] = []
  const ended = (async () => {
    for await (const change of from.watch(topic)) heard.push(change)
  })()
  return { heard, ended }
}

const change = (id: string) => ({ kind: 'segment', id, change: 'update' as const })

test('hands a change to those who watch that project or person, and to nobody else', async () => {
  const [mine, other, person] = [
    collect({ projectId: 'p1' }),
    collect({ projectId: 'p2' }),
    collect({ userId: 'p1' }),
  ]
  await tell({ projectId: 'p1', ...change('a') })
  await tell({ userId: 'p1', ...change('b') })
  await vi.waitFor(() => expect([mine.heard.length, person.heard.length]).toEqual([1, 1]))
  expect(mine.heard[0]).toMatchObject({ projectId: 'p1', id: 'a' })
  expect(person.heard[0]).toMatchObject({ userId: 'p1', id: 'b' })
  expect(other.heard).toEqual([])
})

test('what is changed before somebody first asks what was heard is not missed', async () => {
  const late = feed.watch({ projectId: 'p9' })
  const prompt = collect({ projectId: 'p9' })
  await tell({ projectId: 'p9', ...change('a') })
  await vi.waitFor(() => expect(prompt.heard).toHaveLength(1))
  await expect(late.next()).resolves.toMatchObject({ value: { id: 'a' } })
})

test('who gives up before asking leaves nothing behind', async () => {
  const end = new AbortController()
  const given = feed.watch({ projectId: 'p10' }, end.signal)
  end.abort()
  await expect(given.next()).rejects.toThrow('aborted')
})

test('of many changes in one message, each goes to whoever watches its project', async () => {
  const [one, other] = [collect({ projectId: 'p7' }), collect({ projectId: 'p8' })]
  await tell([
    { projectId: 'p7', ...change('a') },
    { projectId: 'p8', ...change('b') },
    { projectId: 'p7', ...change('c') },
  ])
  await vi.waitFor(() => expect(one.heard.map(({ id }) => id)).toEqual(['a', 'c']))
  expect(other.heard.map(({ id }) => id)).toEqual(['b'])
})

test('a change that is rolled back is never heard', async () => {
  const { heard } = collect({ projectId: 'p3' })
  const client = await db.connect()
  await client.query('begin')
  await client.query(`select pg_notify('germina', $1)`, [
    JSON.stringify({ projectId: 'p3', ...change('undone') }),
  ])
  await client.query('rollback')
  client.release()
  await tell({ projectId: 'p3', ...change('done') })
  await vi.waitFor(() => expect(heard.map(({ id }) => id)).toEqual(['done']))
})

test('hears again after its connection was lost', async () => {
  const { heard } = collect({ projectId: 'p4' })
  const listener = `application_name = 'germina-live' and datname = current_database()`
  await db.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${listener}`)
  await vi.waitFor(
    async () => {
      await tell({ projectId: 'p4', ...change('again') })
      expect(heard.length).toBeGreaterThan(0)
    },
    { timeout: 8000, interval: 100 },
  )
})

test('who watches learns that changes may have been missed, once new ones are heard', async () => {
  const proxy = await stallingProxy(url)
  const times = { retryAfterMs: 50, beatEveryMs: 50, answerWithinMs: 300 }
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const own = await openChangeFeed({ connectionString: proxy.url }, log, times)
  const { heard } = collect({ projectId: 'p6' }, own)
  const gap = vi.fn()
  own.onGap(gap)
  for (const [id, leave] of [
    ['after a hang', () => proxy.stall()],
    ['after a cut', () => proxy.cut()],
  ] as const) {
    gap.mockClear()
    lines.length = 0
    leave()
    await vi.waitFor(() => expect(lines.join('')).toContain('lost their connection'), { timeout: 8000 })
    expect(gap).not.toHaveBeenCalled()
    proxy.resume()
    await vi.waitFor(() => expect(gap).toHaveBeenCalledTimes(1), { timeout: 8000, interval: 20 })
    await tell({ projectId: 'p6', ...change(id) })
    await vi.waitFor(() => expect(heard.map((one) => one.id)).toContain(id))
  }
  await own.close()
})

test('closing ends all who watch', async () => {
  const own = await openChangeFeed({ connectionString: url }, pino({ level: 'silent' }))
  const { ended } = collect({ projectId: 'p5' }, own)
  await own.close()
  await expect(ended).resolves.toBeUndefined()
})
