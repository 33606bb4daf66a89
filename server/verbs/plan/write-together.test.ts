import { beforeEach, expect, test } from 'vitest'
import { type Call, testApi } from '#testing/api.ts'
import { countStatements } from '#testing/statements/count.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)
const { statements, reset } = countStatements(db)

const people = 6
let seats: { call: Call; projectId: string; id: string }[]

// Everybody has written twice: what they write on is remembered.
beforeEach(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org, selfGuided: true })
  seats = []
  for (let count = 0; count < people; count += 1) {
    const owner = await build.person({ org, cohort })
    const projectId = await build.project({ org, cohort, owner })
    const call = await as(owner)
    const added = await add({ call, projectId })
    const id = String(Object(added.data?.insertOneSegment)._id)
    seats.push({ call, projectId, id })
    await rename({ call, id }, 'Before')
  }
  reset()
})

const add = ({ call, projectId }: { call: Call; projectId: string }) =>
  call('mutation ($p: String!) { insertOneSegment(data: { projectId: $p, name: "New" }) { _id version } }', {
    p: projectId,
  })

const rename = ({ call, id }: { call: Call; id: string }, name: string) =>
  call(
    'mutation ($id: ObjectId, $name: String) { updateOneSegment(query: { _id: $id }, set: { name: $name }) { name version } }',
    { id, name },
  )

const namesIn = async () =>
  (
    await db.query(
      `select data ->> 'name' as name, version from plan_item where id = any ($1) order by array_position($1, id)`,
      [seats.map(({ id }) => id)],
    )
  ).rows

const writes = () => statements.filter((text) => /\b(update|insert into) plan_item\b/.test(text))

test('people who write at the same moment share few statements, and each has its own record', async () => {
  const answers = await Promise.all(seats.map((seat, index) => rename(seat, `Name ${index}`)))
  expect(answers.map(({ data }) => data?.updateOneSegment)).toEqual(
    seats.map((_, index) => ({ name: `Name ${index}`, version: 3 })),
  )
  expect(await namesIn()).toEqual(seats.map((_, index) => ({ name: `Name ${index}`, version: 3 })))
  expect(writes().length).toBeLessThan(people)
})

test('and so do people whose record is not as it was remembered: it is read for all of them, and written for all', async () => {
  await db.query('update plan_item set version = version + 1 where id = any ($1)', [
    seats.map(({ id }) => id),
  ])
  reset()
  const answers = await Promise.all(seats.map((seat, index) => rename(seat, `Name ${index}`)))
  expect(answers.map(({ data }) => data?.updateOneSegment)).toEqual(
    seats.map((_, index) => ({ name: `Name ${index}`, version: 4 })),
  )
  const reads = statements.filter((text) => /join plan_item i on/.test(text))
  expect(reads.length).toBeGreaterThan(0)
  expect(reads.length).toBeLessThan(people)
  // The first try of each, and the second.
  expect(writes().length).toBeLessThan(2 * people)
})

test('and so do people who add something', async () => {
  const answers = await Promise.all(seats.map(add))
  const ids = answers.map(({ data }) => String(Object(data?.insertOneSegment)._id))
  expect(writes().length).toBeLessThan(people)
  const { rows } = await db.query(
    'select project_id from plan_item where id = any ($1) order by array_position($1, id)',
    [ids],
  )
  expect(rows).toEqual(seats.map(({ projectId }) => ({ project_id: projectId })))
})

test('two changes of one record at the same moment are two versions', async () => {
  const [seat] = seats
  if (!seat) throw new Error('nobody is there')
  const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => rename(seat, name)))
  const versions = answers.map(({ data }) => Object(data?.updateOneSegment).version)
  expect(versions.toSorted()).toEqual([3, 4, 5])
})

test('whose project is held by somebody waits for nobody else, and nobody for them', async () => {
  const [held, ...others] = seats
  if (!held) throw new Error('nobody is there')
  const holder = await db.connect()
  await holder.query('begin')
  await holder.query('select from project where id = $1 for update', [held.projectId])
  const late = rename(held, 'Late')
  const answers = await Promise.all(others.map((seat) => rename(seat, 'Quick')))
  expect(answers.map(({ data }) => Object(data?.updateOneSegment).name)).toEqual(others.map(() => 'Quick'))
  await holder.query('commit')
  holder.release()
  expect((await late).data?.updateOneSegment).toEqual({ name: 'Late', version: 3 })
})

test('a record that the database refuses harms nobody who writes at the same moment', async () => {
  const [refused, ...others] = seats
  if (!refused) throw new Error('nobody is there')
  await db.query(`alter table plan_item add constraint no_refused check (data ->> 'name' <> 'Refused')`)
  try {
    const answers = await Promise.all([
      rename(refused, 'Refused'),
      ...others.map((seat) => rename(seat, 'Welcome')),
    ])
    expect(answers.map(({ errors }) => errors.length)).toEqual([1, ...others.map(() => 0)])
    expect((await namesIn()).map(({ name }) => name)).toEqual(['Before', ...others.map(() => 'Welcome')])
  } finally {
    await db.query('alter table plan_item drop constraint no_refused')
  }
})

test('no index holds what is changed with every pause of typing: none has to be told', async () => {
  const { rows } = await db.query(
    `select indexdef from pg_indexes where tablename = 'plan_item'
     and indexdef ~ '\\m(data|changes|version|bytes|updated_at|updated_by|kept_at)\\M'`,
  )
  expect(rows).toEqual([])
})
