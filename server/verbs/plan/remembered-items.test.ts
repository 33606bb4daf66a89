import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { connect } from '#server/db/connection.ts'
import { buildApp } from '#server/http/app.ts'
import { testEnv } from '#testing/api.ts'
import { testDatabase } from '#testing/database.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { countStatements } from '#testing/statements/count.ts'
import { world } from '#testing/world.ts'

// Two servers on one database: what one of them remembers, the other makes untrue.
const { db, url } = await testDatabase()
const env = testEnv()
const build = world(db)
const [here, elsewhere] = [await server(), await server()]

async function server() {
  const pool = connect(url, { max: 4 })
  const app = await buildApp({ env, db: pool, log: pino({ level: 'silent' }) })
  await app.ready()
  afterAll(async () => {
    await app.close()
    await pool.end()
  })
  const count = countStatements(pool)
  const call = async (authorization: string, query: string, variables: object) => {
    const payload = { query, variables }
    return (await app.inject({ method: 'POST', url: '/graphql', headers: { authorization }, payload })).json()
  }
  return { call, count }
}

let owner: string
let colleague: string
let cohort: string
let id: string
let projectId: string

beforeEach(async () => {
  const org = await build.organisation()
  cohort = await build.cohort({ org, selfGuided: true })
  const [ownerId, memberId] = [await build.person({ org, cohort }), await build.person({ org, cohort })]
  projectId = await build.project({ org, cohort, owner: ownerId, team: [memberId] })
  owner = (await sessionFor(db, env, ownerId)).bearer
  colleague = (await sessionFor(db, env, memberId)).bearer
  const first = `mutation ($p: String!) { insertOneSegment(data: { projectId: $p, name: "First", role: "Buyer" }) { _id } }`
  id = (await here.call(owner, first, { p: projectId })).data.insertOneSegment._id
  expect(await change(here, owner, { name: 'Second' })).toEqual({ name: 'Second', role: 'Buyer', version: 2 })
})

async function change(at: typeof here, who: string, set: object) {
  const document = `mutation ($id: ObjectId, $set: SegmentUpdateInput!) {
    updateOneSegment(query: { _id: $id }, set: $set) { name role version } }`
  const { data, errors } = await at.call(who, document, { id, set })
  return errors?.[0].extensions ?? data.updateOneSegment
}

test('who types on costs one statement, with which others are told', async () => {
  here.count.reset()
  expect(await change(here, owner, { name: 'Third' })).toMatchObject({ name: 'Third', version: 3 })
  expect(here.count.statements).toHaveLength(1)
})

const insert = (at: typeof here, who: string) =>
  at.call(who, 'mutation ($p: String!) { insertOneSegment(data: { projectId: $p }) { version } }', {
    p: projectId,
  })

test('and so does who adds another record, until the module is closed', async () => {
  here.count.reset()
  expect(await insert(here, owner)).toEqual({ data: { insertOneSegment: { version: 1 } } })
  expect(here.count.statements).toHaveLength(1)
  await db.query('update cohort_module set active = false where cohort_id = $1', [cohort])
  const { errors } = await insert(here, owner)
  expect(errors[0].extensions).toMatchObject({ reason: 'moduleInactive' })
})

test('what was written elsewhere meanwhile stays', async () => {
  expect(await change(elsewhere, colleague, { role: 'End-user' })).toMatchObject({ version: 3 })
  expect(await change(here, owner, { name: 'Third' })).toEqual({
    name: 'Third',
    role: 'End-user',
    version: 4,
  })
  expect(await change(here, owner, { name: 'Fourth' })).toEqual({
    name: 'Fourth',
    role: 'End-user',
    version: 5,
  })
})

test('the same version with something else in it is not taken for the remembered one', async () => {
  await db.query(
    `update plan_item set data = data || '{"role": "End-user"}', updated_at = clock_timestamp() where id = $1`,
    [id],
  )
  expect(await change(here, owner, { name: 'Third' })).toEqual({
    name: 'Third',
    role: 'End-user',
    version: 3,
  })
})

test('the same field written elsewhere meanwhile is a conflict for who says what they saw', async () => {
  await change(elsewhere, colleague, { name: 'Theirs' })
  expect(await change(here, owner, { name: 'Mine', version: 2 })).toMatchObject({
    code: 'CONFLICT',
    current: { name: 'Theirs', version: 3 },
  })
})

test('a module that was closed meanwhile is closed', async () => {
  await db.query('update cohort_module set active = false where cohort_id = $1', [cohort])
  expect(await change(here, owner, { name: 'Third' })).toMatchObject({ reason: 'moduleInactive' })
})

test('a record that was deleted elsewhere stays deleted', async () => {
  await elsewhere.call(
    colleague,
    'mutation ($id: ObjectId) { deleteOneSegment(query: { _id: $id }) { _id } }',
    { id },
  )
  expect(await change(here, owner, { name: 'Third' })).toMatchObject({ code: 'NOT_FOUND', reason: 'deleted' })
})

test('a field that is wrong is refused as ever, and nothing is written', async () => {
  expect(await change(here, owner, { role: 'King' })).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await change(here, owner, { name: 'Third' })).toMatchObject({ version: 3 })
})
