import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { courseStepBySlug } from '#course/course.ts'
import { connect } from '#server/db/connection.ts'
import { buildApp } from '#server/http/app.ts'
import { testEnv } from '#testing/api.ts'
import { testDatabase } from '#testing/database.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { countStatements } from '#testing/statements/count.ts'
import { world } from '#testing/world.ts'

// Two servers on one database: what one of them keeps, the other makes untrue.
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
  const call = async (authorization: string, query: string, variables: object, more: object = {}) => {
    const headers = { authorization, ...more }
    return app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })
  }
  return { call, count }
}

type Server = typeof here

const page = `query ($p: String!, $id: ObjectId!) {
  project(query: { _id: $id }) { name version }
  segments(query: { projectId: $p }) { _id name version }
  feedbackCounts(query: { projectId: $p }) { fieldId total unread }
  progresses(query: { projectId: $p }) { order module { validated } }
}`

let owner: string
let member: string
let ownerId: string
let memberId: string
let mentorId: string
let org: string
let cohort: string
let projectId: string
let segment: string

beforeEach(async () => {
  org = await build.organisation()
  cohort = await build.cohort({ org, selfGuided: true })
  ownerId = await build.person({ org, cohort })
  memberId = await build.person({ org, cohort })
  mentorId = await build.person({ role: 'mentor', org, cohort, applicationStatus: 'approved' })
  projectId = await build.project({ org, cohort, owner: ownerId, mentor: mentorId, team: [memberId] })
  owner = (await sessionFor(db, env, ownerId)).bearer
  member = (await sessionFor(db, env, memberId)).bearer
  segment = await add(here, 'Families')
  await feedback(mentorId)
  for (const bearer of [owner, member]) for (let turn = 0; turn < 3; turn += 1) await read(here, bearer)
})

async function ask(at: Server, bearer: string, query: string, variables: object = {}) {
  return (await at.call(bearer, query, { p: projectId, id: projectId, ...variables })).json()
}

const read = async (at: Server, bearer: string) => (await ask(at, bearer, page)).data

async function add(at: Server, name: string): Promise<string> {
  const document = `mutation ($p: String!, $name: String!) {
    insertOneSegment(data: { projectId: $p, name: $name }) { _id } }`
  return (await ask(at, owner, document, { name })).data.insertOneSegment._id
}

const feedback = (author: string) =>
  db.query(
    `insert into feedback (id, project_id, author_id, text, field_id)
     values (substr(md5(random()::text), 1, 24), $1, $2, 'Well done', 'name')`,
    [projectId, author],
  )

/** The statements of one reading, and whether they brought the plan itself. */
async function readingAt(at: Server, bearer: string) {
  at.count.reset()
  const data = await read(at, bearer)
  const isRead = at.count.statements.some((text) => text.includes('as items'))
  return { data, isRead, statements: at.count.statements.length }
}

test('what has not changed is not read again, and is told letter for letter', async () => {
  const first = await here.call(owner, page, { p: projectId, id: projectId })
  expect(await readingAt(here, owner)).toEqual({ data: first.json().data, isRead: false, statements: 1 })
  const again = await here.call(owner, page, { p: projectId, id: projectId })
  expect(again.body).toBe(first.body)
  const compressed = await here.call(
    owner,
    page,
    { p: projectId, id: projectId },
    { 'accept-encoding': 'gzip' },
  )
  expect(compressed.headers['content-type']).toBe(first.headers['content-type'])
})

const changes: [
  string,
  () => Promise<unknown>,
  (data: Awaited<ReturnType<typeof read>>) => unknown,
  unknown,
][] = [
  ['a new record', () => add(elsewhere, 'Schools'), ({ segments }) => segments.length, 2],
  [
    'a changed record',
    () =>
      ask(
        elsewhere,
        owner,
        'mutation ($s: ObjectId) { updateOneSegment(query: { _id: $s }, set: { name: "Pupils" }) { name } }',
        { s: segment },
      ),
    ({ segments }) => segments[0].name,
    'Pupils',
  ],
  [
    'a record that somebody changed by hand and left its version',
    () => db.query(`update plan_item set data = data || '{"name": "By hand"}' where id = $1`, [segment]),
    ({ segments }) => segments[0].name,
    'By hand',
  ],
  [
    'a deleted record',
    () =>
      ask(elsewhere, owner, 'mutation ($s: ObjectId) { deleteOneSegment(query: { _id: $s }) { _id } }', {
        s: segment,
      }),
    ({ segments }) => segments,
    [],
  ],
  [
    'a record that took the place of another',
    async () => {
      await db.query('delete from plan_item where id = $1', [segment])
      await add(elsewhere, 'Others')
    },
    ({ segments }) => segments.map(({ name }: { name: string }) => name),
    ['Others'],
  ],
  [
    'the name of the project',
    () => db.query(`update project set name = 'Wells' where id = $1`, [projectId]),
    ({ project }) => project.name,
    'Wells',
  ],
  ['a message', () => feedback(mentorId), ({ feedbackCounts }) => feedbackCounts[0].unread, 2],
  [
    'a message that was read',
    () => db.query('update feedback set read = true where project_id = $1', [projectId]),
    ({ feedbackCounts }) => feedbackCounts[0].unread,
    0,
  ],
  [
    'the side on which a message was written',
    () => db.query('insert into team_access (project_id, user_id) values ($1, $2)', [projectId, mentorId]),
    ({ feedbackCounts }) => feedbackCounts[0].unread,
    0,
  ],
  [
    'a module that was approved',
    () => db.query('update progress set validated = true where project_id = $1', [projectId]),
    ({ progresses }) => progresses.every((one: { module: { validated: boolean } }) => one.module.validated),
    true,
  ],
]

test.each(changes)('%s is seen by the next reading at another server', async (_what, change, seen, value) => {
  expect((await readingAt(here, owner)).isRead).toBe(false)
  await change()
  expect(seen(await read(here, owner))).toEqual(value)
})

test('after a change the new state is kept from the second reading on', async () => {
  await add(elsewhere, 'Schools')
  expect((await readingAt(here, owner)).isRead).toBe(true)
  expect((await readingAt(here, owner)).isRead).toBe(true)
  expect(await readingAt(here, owner)).toMatchObject({ isRead: false, statements: 1 })
})

const losses: [string, () => Promise<unknown>, unknown][] = [
  [
    'was removed from the team',
    () => db.query('delete from team_access where user_id = $1', [memberId]),
    { project: null, segments: [], feedbackCounts: [], progresses: [] },
  ],
  [
    'was disabled',
    () => db.query('update users set disabled_at = now() where id = $1', [memberId]),
    'UNAUTHENTICATED',
  ],
  ['was signed out', () => db.query('delete from session where user_id = $1', [memberId]), 'UNAUTHENTICATED'],
]

test.each(losses)('who %s is told nothing of what is kept', async (_how, lose, seen) => {
  expect((await readingAt(here, member)).isRead).toBe(false)
  await lose()
  const { data, errors } = await ask(here, member, page)
  expect(errors?.[0].extensions.code ?? data).toEqual(seen)
})

test('a mentor whose course is no longer open is told nothing of what is kept', async () => {
  await db.query(`update cohort set self_guided = false where id = $1`, [cohort])
  await db.query(`update project set mentor_agreement = true, entrepreneur_agreement = true where id = $1`, [
    projectId,
  ])
  const { bearer } = await sessionFor(db, env, mentorId)
  for (let turn = 0; turn < 3; turn += 1) expect((await read(here, bearer)).segments).toHaveLength(1)
  expect((await readingAt(here, bearer)).isRead).toBe(false)
  await db.query('update project set mentor_agreement = false where id = $1', [projectId])
  expect((await read(here, bearer)).segments).toEqual([])
})

test('each question has its own answer', async () => {
  const often = async (query: string, variables: object = {}) => {
    const one = await ask(here, owner, query, variables)
    for (let turn = 0; turn < 3; turn += 1) expect(await ask(here, owner, query, variables)).toEqual(one)
    return one.data
  }
  await add(here, 'Schools')
  const names = `query ($p: String!, $n: Int) { segments(query: { projectId: $p }, limit: $n) { name } }`
  expect(await often(names)).toEqual({ segments: [{ name: 'Families' }, { name: 'Schools' }] })
  expect(await often(names, { n: 1 })).toEqual({ segments: [{ name: 'Families' }] })
  const versions = `query ($p: String!) { segments(query: { projectId: $p }) { version } }`
  expect(await often(versions)).toEqual({ segments: [{ version: 1 }, { version: 1 }] })
  const other = await build.project({
    org,
    cohort: await build.cohort({ org, selfGuided: true }),
    owner: ownerId,
  })
  expect(await often(names, { p: other })).toEqual({ segments: [] })
  const both = `query ($p: String!, $q: String!) {
    a: segments(query: { projectId: $p }) { name } b: segments(query: { projectId: $q }) { name } }`
  expect(await often(both, { q: other })).toMatchObject({ a: [{ name: 'Families' }, {}], b: [] })
})

test('what is asked beside the plan is answered anew each time, in the order of the question', async () => {
  const mixed = `query ($p: String!, $id: ObjectId!) {
    me { first_name }
    segments(query: { projectId: $p }) { name }
    project(query: { _id: $id }) { cohort { title } }
  }`
  for (let turn = 0; turn < 3; turn += 1) await ask(here, owner, mixed)
  await db.query(`update cohort set title = 'Spring' where id = $1`, [cohort])
  await db.query(`update users set first_name = 'Amara' where id = $1`, [ownerId])
  const { data } = await ask(here, owner, mixed)
  expect(data).toMatchObject({ me: { first_name: 'Amara' }, project: { cohort: { title: 'Spring' } } })
  expect(Object.keys(data)).toEqual(['me', 'segments', 'project'])
})

test('an error beside the plan is told with what it left', async () => {
  const failing = `query ($p: String!) {
    segments(query: { projectId: $p }) { name } inputs(query: {}) { value } }`
  const once = await ask(here, owner, failing)
  expect(once.errors).toHaveLength(1)
  expect(await ask(here, owner, failing)).toEqual(once)
  expect(await ask(here, owner, failing)).toEqual(once)
})

test('the words of the steps beside a kept plan are those of this moment', async () => {
  const step = courseStepBySlug('one', 'defining-your-problem')
  const withSteps = `query ($p: String!, $step: ObjectId!) {
    segments(query: { projectId: $p }) { _id }
    steps(query: { _id: $step, projectId: $p }) { title }
  }`
  const titleAt = async () =>
    (await ask(here, owner, withSteps, { step: step?.id })).data.steps[0].title as string
  const original = await titleAt()
  for (let turn = 0; turn < 3; turn += 1) expect(await titleAt()).toBe(original)
  await db.query(
    `insert into step_text (cohort_id, step_id, part, text, base_hash) values ($1, $2, 'title', 'In our valley', '')`,
    [cohort, step?.id],
  )
  for (let turn = 0; turn < 3; turn += 1) expect(await titleAt()).toBe('In our valley')
  await db.query('delete from step_text where cohort_id = $1', [cohort])
  for (let turn = 0; turn < 3; turn += 1) expect(await titleAt()).toBe(original)
})
