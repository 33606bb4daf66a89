import { beforeEach, describe, expect, test } from 'vitest'
import { largestAnswer, planLimits } from '#server/limits.ts'
import { newId } from '#server/new-id.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'
import { mostUncounted } from './plan-size.ts'

const { db, as } = await testApi()
const build = world(db)

let owner: Call
let organiser: Call
let projectId: string
let openProject: () => Promise<string>

beforeEach(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const ownerId = await build.person({ org, cohort })
  const mentor = await build.person({ role: 'mentor', org })
  openProject = async () => build.project({ org, cohort, owner: await build.person({ org, cohort }) })
  projectId = await build.project({ org, cohort, owner: ownerId, mentor })
  owner = await as(ownerId)
  organiser = await as(await build.person({ role: 'admin', org }))
})

/** Records as they lie in the database, each of so many bytes. */
const fill = (records: number, bytes: number, kind = 'input', project = projectId) =>
  db.query(
    `insert into plan_item (id, project_id, kind, data)
     select id, $2, $3, jsonb_build_object('value', repeat('x', $4)) from unnest($1::text[]) as id`,
    [Array.from({ length: records }, newId), project, kind, bytes],
  )

const insert = (data: object) =>
  owner('mutation ($data: InputInsertInput!) { insertOneInput(data: $data) { _id } }', {
    data: { projectId, ...data },
  })
const update = (id: unknown, set: object) =>
  owner(
    'mutation ($id: ObjectId, $set: InputUpdateInput!) { updateOneInput(query: { _id: $id }, set: $set) { _id } }',
    {
      id,
      set,
    },
  )
const reasons = ({ errors }: Awaited<ReturnType<Call>>) => errors.map(({ extensions }) => extensions.reason)
const idOf = ({ data }: Awaited<ReturnType<Call>>) => Object(data?.insertOneInput)._id

describe('a record', () => {
  const long = (count: number) => ({ valueArr: Array(count).fill('x'.repeat(2000)) })

  test('holds no more than people write, whether it is new or changed', async () => {
    const fits = await insert(long(40))
    expect(fits.errors).toEqual([])
    expect(await insert(long(60))).toMatchObject({
      errors: [{ message: 'This entry holds more than 100 kB. Please shorten it.' }],
    })
    // What is there already counts with what is added.
    const grown = await update(idOf(fits), { value: 'x'.repeat(10_000), description: 'x'.repeat(10_000) })
    expect(reasons(grown)).toEqual(['recordTooLarge'])
  })

  test('that is larger than allowed may still become smaller', async () => {
    const id = newId()
    const data = { ...long(80), moduleKey: 'one', stepKey: 'x', key: 'x', parent: '' }
    await db.query(`insert into plan_item (id, project_id, kind, data) values ($1, $2, 'input', $3)`, [
      id,
      projectId,
      data,
    ])
    expect(reasons(await update(id, { value: 'more' }))).toEqual(['recordTooLarge'])
    expect((await update(id, long(70))).errors).toEqual([])
  })
})

describe('a plan', () => {
  test('that is full takes nothing more, until something goes', async () => {
    const small = await insert({ value: 'x' })
    await fill(25, 79_900)
    expect(reasons(await insert({ value: 'x'.repeat(9000) }))).toEqual(['planFull'])
    expect(reasons(await update(idOf(small), { value: 'x'.repeat(9000) }))).toEqual(['planFull'])
    await db.query(`delete from plan_item where id = (select max(id) from plan_item where project_id = $1)`, [
      projectId,
    ])
    expect((await insert({ value: 'x'.repeat(9000) })).errors).toEqual([])
  })

  test('holds so many records of one kind, and so many in all', async () => {
    await fill(planLimits.recordsOfAKind, 10)
    expect(reasons(await insert({ value: 'x' }))).toEqual(['tooMany'])
    await db.query(`update plan_item set kind = 'pain' where project_id = $1`, [projectId])
    await fill(planLimits.records - planLimits.recordsOfAKind, 10, 'gain')
    expect(reasons(await insert({ value: 'x' }))).toEqual(['planFull'])
  })

  test('that others fill takes few more from whoever goes on adding, and is counted then', async () => {
    await insert({ value: 'first' })
    await insert({ value: 'remembered' })
    await fill(planLimits.recordsOfAKind, 10)
    const answers = []
    for (let count = 0; count < 12; count += 1) answers.push(reasons(await insert({ value: 'x' })))
    expect(answers.filter((refused) => refused.length === 0).length).toBeLessThanOrEqual(mostUncounted)
    expect(answers.at(-1)).toEqual(['tooMany'])
  })
})

describe('an answer', () => {
  const inputs = (alias: string) => `${alias}: inputs(query: { projectId: $p }) { _id value }`
  const ask = (...aliases: string[]) =>
    owner(`query ($p: String!) { ${aliases.map(inputs).join(' ')} }`, { p: projectId })
  const refused = { status: 400, data: null, errors: [{ extensions: { reason: 'queryTooLarge' } }] }

  test('brings a plan that is as full as it may be', async () => {
    await fill(20, 99_000)
    const answer = await ask('a')
    expect(answer.errors).toEqual([])
    expect(answer.body.length).toBeGreaterThan(0.9 * planLimits.bytes)
  })

  test('counts what is asked for under several names as often as it is asked for', async () => {
    await fill(20, 99_000)
    expect((await ask('a', 'b', 'c', 'd')).errors).toEqual([])
    expect(await ask('a', 'b', 'c', 'd', 'e')).toMatchObject(refused)
  })

  test('counts what is nested in a project under several names', async () => {
    await fill(20, 99_000)
    const names = ['a', 'b', 'c', 'd', 'e'].map((alias) => `${alias}: inputs { _id value }`)
    const query = `query ($p: ObjectId) { project(query: { _id: $p }) { ${names.join(' ')} } }`
    expect(await owner(query, { p: projectId })).toMatchObject(refused)
  })

  test('of many projects is refused before their plans are read', async () => {
    for (let count = 0; count < 5; count += 1) await fill(20, 99_000, 'input', await openProject())
    const answer = await organiser('{ projects { _id inputs { _id } } }')
    expect(answer).toMatchObject(refused)
    expect(answer.errors).toHaveLength(1)
    expect((await organiser('{ projects { _id segments { _id } } }')).errors).toEqual([])
    await db.query(`update plan_item set kind = 'pain' where kind = 'input'`)
    expect(await organiser('{ pains { _id } }')).toMatchObject(refused)
  })

  test('holds four plans at most', () => {
    expect(largestAnswer).toBe(4 * planLimits.bytes)
  })
})
