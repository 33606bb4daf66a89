import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { testDatabase } from '#testing/database.ts'
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

test('closing ends all who watch', async () => {
  const own = await openChangeFeed({ connectionString: url }, pino({ level: 'silent' }))
  const { ended } = collect({ projectId: 'p5' }, own)
  await own.close()
  await expect(ended).resolves.toBeUndefined()
})
