import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)
const heard: { id: string; version: number; change: string }[] = []

const listener = await db.connect()
listener.on('notification', ({ payload }) => heard.push(...[JSON.parse(payload ?? '')].flat()))
await listener.query('listen germina')
afterAll(() => listener.release(true))

let owner: Call
let projectId: string

beforeEach(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org, selfGuided: true })
  const ownerId = await build.person({ org, cohort })
  projectId = await build.project({ org, cohort, owner: ownerId })
  owner = await as(ownerId)
  heard.length = 0
})

/** What was told before this was asked has arrived with the answer. */
async function told() {
  await listener.query('select 1')
  return heard.filter(({ version }) => version).map(({ version, change }) => [version, change])
}

async function add(key: string | null): Promise<string> {
  const document = `mutation ($p: String!, $key: String) { insertOneSegment(data: { projectId: $p }, key: $key) { _id } }`
  return String(Object((await owner(document, { p: projectId, key })).data?.insertOneSegment)._id)
}

const rename = (id: string, name: string) =>
  owner(
    'mutation ($id: ObjectId, $name: String) { updateOneSegment(query: { _id: $id }, set: { name: $name }) { _id } }',
    {
      id,
      name,
    },
  )

test.each([
  ['at once', null],
  ['with a key', 'once'],
])('whoever is answered, all have been told, once: written %s', async (_way, key) => {
  const id = await add(key)
  await rename(id, 'Families')
  await rename(id, 'Families by the lake')
  expect(await told()).toEqual([
    [1, 'insert'],
    [2, 'update'],
    [3, 'update'],
  ])
})

test('what is written by hand is told by the database', async () => {
  const id = await add(null)
  await told()
  heard.length = 0
  await db.query('update plan_item set version = version + 1 where id = $1', [id])
  await vi.waitFor(async () => expect(await told()).toEqual([[2, 'update']]))
})
