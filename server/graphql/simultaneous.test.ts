import { beforeAll, expect, test } from 'vitest'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let owner: Call
let projectId: string

beforeAll(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const [ownerId, mentor] = [await build.person({ org, cohort }), await build.person({ role: 'mentor', org })]
  projectId = await build.project({ org, cohort, owner: ownerId, mentor })
  owner = await as(ownerId)
})

async function segments(count: number): Promise<string[]> {
  const made = Array.from({ length: count }, () =>
    owner('mutation ($p: String!) { insertOneSegment(data: { projectId: $p }) { _id } }', { p: projectId }),
  )
  return (await Promise.all(made)).map(({ data }) => String(Object(data?.insertOneSegment)._id))
}

const rename = (id: string | undefined, name: string) =>
  owner(
    `mutation ($id: ObjectId, $name: String) {
      updateOneSegment(query: { _id: $id }, set: { name: $name }) { version }
    }`,
    { id, name },
  )
const remove = (id: string | undefined) =>
  owner('mutation ($id: ObjectId) { deleteOneSegment(query: { _id: $id }) { _id } }', { id })
const errorsOf = async (calls: ReturnType<Call>[]) =>
  (await Promise.all(calls)).flatMap(({ errors }) => errors)

test('nobody stands in the way of others who delete, change and add in the same project', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ids = await segments(16)
    const errors = await errorsOf([
      ...ids.slice(0, 8).map(remove),
      ...ids.slice(8).map((id) => rename(id, 'Families')),
    ])
    expect(errors).toEqual([])
  }
})

test('twenty changes at once by one person are twenty versions, of which the first is kept', async () => {
  const [id] = await segments(1)
  expect(await errorsOf(Array.from({ length: 20 }, (_, turn) => rename(id, `Name ${turn}`)))).toEqual([])
  const { rows } = await db.query(
    `select version, (select array_agg(h.version order by h.version) from plan_item_history h where h.id = i.id) as kept
     from plan_item i where id = $1`,
    [id],
  )
  expect(rows).toEqual([{ version: 21, kept: [1] }])
})

test('what is being deleted gets no new child', async () => {
  const [id] = await segments(1)
  const pains = Array.from({ length: 10 }, () =>
    owner(
      'mutation ($p: String!, $s: String) { insertOnePain(data: { projectId: $p, parent: $s }) { _id } }',
      {
        p: projectId,
        s: id,
      },
    ),
  )
  await Promise.all([...pains, remove(id)])
  const { rows } = await db.query(`select id from plan_item where kind = 'pain' and data ->> 'parent' = $1`, [
    id,
  ])
  expect(rows).toEqual([])
})

test('the same insert sent ten times at once is one record', async () => {
  const calls = Array.from({ length: 10 }, () =>
    owner('mutation ($p: String!) { insertOnePain(data: { projectId: $p }, key: "once") { _id } }', {
      p: projectId,
    }),
  )
  const ids = (await Promise.all(calls)).map(
    ({ data }) => (data?.insertOnePain as { _id: string } | null)?._id,
  )
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toBeDefined()
})

test('an answer that exists once is made once, however many ask at once', async () => {
  const data = {
    projectId,
    moduleKey: 'one',
    stepKey: 'defining-your-problem',
    key: 'who',
    value: 'Families',
  }
  const calls = Array.from({ length: 10 }, () =>
    owner('mutation ($data: InputInsertInput!) { insertOneInput(data: $data) { _id } }', { data }),
  )
  const codes = (await Promise.all(calls)).map(({ errors }) => errors[0]?.extensions.code ?? 'made')
  expect(codes.sort()).toEqual([...Array(9).fill('CONFLICT'), 'made'])
})
