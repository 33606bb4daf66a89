import { beforeAll, expect, test } from 'vitest'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let owner: Call
let mentor: Call
let organiser: Call
let projectId: string

beforeAll(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const ownerId = await build.person({ org, cohort, applicationStatus: 'approved' })
  const mentorId = await build.person({ role: 'mentor', org, cohort, applicationStatus: 'approved' })
  projectId = await build.project({ org, cohort, owner: ownerId, mentor: mentorId })
  owner = await as(ownerId)
  mentor = await as(mentorId)
  organiser = await as(await build.person({ role: 'admin', org }))
})

const flags = 'order finished module { finished validated review_request request_count withdrawn }'

async function move(call: Call, order: number, module: Record<string, unknown>) {
  return call(
    `mutation ($p: String!, $o: Int!, $payload: ProgressPayloadInput!) {
      updateProgress(projectId: $p, order: $o, payload: $payload) { ${flags} }
    }`,
    { p: projectId, o: order, payload: { projectId, order, module, message: 'Because' } },
  )
}

const state = (
  finished: boolean,
  validated: boolean,
  review_request: boolean,
  request_count: number,
  withdrawn = false,
) => ({
  finished,
  module: { finished, validated, review_request, request_count, withdrawn },
})

test('a request raises the count, a mentor approves it, and asking again keeps the approval', async () => {
  expect((await move(owner, 1, { review_request: true })).data?.updateProgress).toMatchObject(
    state(false, false, true, 1),
  )
  expect((await move(mentor, 1, { validated: true, finished: true })).data?.updateProgress).toMatchObject(
    state(true, true, true, 1),
  )
  expect(
    (await move(owner, 1, { review_request: true, request_count: 2 })).data?.updateProgress,
  ).toMatchObject(state(false, true, true, 2))
  const { rows } = await db.query('select number from review_request where project_id = $1 order by number', [
    projectId,
  ])
  expect(rows).toEqual([{ number: 1 }, { number: 2 }])
})

test('an admin validates without a request; a mentor cannot', async () => {
  const refused = await move(mentor, 2, { validated: true })
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'noReviewRequest' })
  expect((await move(organiser, 2, { validated: true })).data?.updateProgress).toMatchObject(
    state(true, true, true, 0),
  )
  expect((await move(mentor, 2, { validated: false })).data?.updateProgress).toMatchObject(
    state(false, false, false, 0, true),
  )
})

test('a withdrawn approval is told apart from work that was sent back, until somebody asks again', async () => {
  const withdrawn = async (call: Call, module: Record<string, unknown>) => {
    const { data } = await move(call, 7, module)
    return (data?.updateProgress as { module: { withdrawn: boolean } } | undefined)?.module.withdrawn
  }
  await move(owner, 7, { review_request: true })
  expect(await withdrawn(mentor, { validated: false })).toBe(false)
  expect(await withdrawn(mentor, { validated: true })).toBe(false)
  expect(await withdrawn(mentor, { validated: false })).toBe(true)
  const read = 'query ($p: String) { progresses(query: { projectId: $p }) { order module { withdrawn } } }'
  const { data } = await owner(read, { p: projectId })
  expect(data?.progresses).toContainEqual({ order: 7, module: { withdrawn: true } })
  expect(await withdrawn(owner, { review_request: true })).toBe(false)
})

test('an entrepreneur cannot approve, finish or choose the count', async () => {
  for (const module of [
    { validated: true },
    { finished: true },
    { review_request: true, request_count: 9 },
  ]) {
    const answer = await move(owner, 3, module)
    expect(answer.errors[0]?.extensions.code).toBe('FORBIDDEN')
  }
  const left = await owner('query ($p: String) { progresses(query: { projectId: $p }) { order } }', {
    p: projectId,
  })
  expect(left.data?.progresses).not.toContainEqual({ order: 3 })
})

test('an approval given twice at once is one, and is told once', async () => {
  await move(owner, 6, { review_request: true })
  const answers = await Promise.all([1, 2].map(() => move(mentor, 6, { validated: true })))
  for (const { data } of answers) expect(data?.updateProgress).toMatchObject(state(true, true, true, 1))
  const { rowCount } = await db.query(
    `select 1 from notification where kind = 'moduleApproved' and data ->> 'path' = $1`,
    [`/home/project/${projectId}/six/summary`],
  )
  expect(rowCount).toBe(1)
})

test('twenty requests at once are twenty counts', async () => {
  const moved = await Promise.all(Array.from({ length: 20 }, () => move(owner, 4, { review_request: true })))
  expect(moved.flatMap(({ errors }) => errors)).toEqual([])
  const answer = await owner(`query ($p: String) { progresses(query: { projectId: $p }) { ${flags} } }`, {
    p: projectId,
  })
  expect(answer.data?.progresses).toContainEqual({ order: 4, ...state(false, false, true, 20) })
})

test('a request keeps the plan as it stood: the answers of its module and what all modules share', async () => {
  const insert = (moduleKey: string, value: string) =>
    owner('mutation ($data: InputInsertInput!) { insertOneInput(data: $data) { _id } }', {
      data: { projectId, moduleKey, stepKey: 'problem-tree', key: 'answer', value },
    })
  await insert('five', 'As it stood')
  await insert('six', 'Of another module')
  await owner(
    'mutation ($p: String!) { insertOneSegment(data: { projectId: $p, name: "Families" }) { _id } }',
    {
      p: projectId,
    },
  )
  await move(owner, 5, { review_request: true })
  await db.query(`update plan_item set data = data || '{"value": "Changed since"}' where project_id = $1`, [
    projectId,
  ])
  const { rows } = await db.query(
    `select item -> 'data' ->> 'value' as value, item ->> 'kind' as kind
     from review_request r, jsonb_array_elements(r.snapshot) item
     where r.project_id = $1 and r.module_id = (select module_id from progress where project_id = $1 and ord = 5)
     order by kind`,
    [projectId],
  )
  expect(rows).toEqual([
    { kind: 'input', value: 'As it stood' },
    { kind: 'segment', value: null },
  ])
})

test('a stranger cannot move anything and learns nothing', async () => {
  const stranger = await as(await build.person())
  const answer = await move(stranger, 1, { review_request: true })
  expect(answer.errors[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
})

test('a module has begun with the first record that belongs to it alone', async () => {
  const orders = async () => {
    const { data } = await owner('query ($p: String) { progresses(query: { projectId: $p }) { order } }', {
      p: projectId,
    })
    return ((data?.progresses ?? []) as { order: number }[]).map(({ order }) => order)
  }
  const before = await orders()
  const note = (key: string) =>
    owner('mutation ($d: InputInsertInput!) { insertOneInput(data: $d) { _id } }', {
      d: { projectId, moduleKey: 'eight', stepKey: 'introduction', key },
    })
  await owner('mutation ($d: SegmentInsertInput!) { insertOneSegment(data: $d) { _id } }', {
    d: { projectId, name: 'Families' },
  })
  expect(await orders()).toEqual(before)
  for (const key of ['started', 'expectation']) expect((await note(key)).errors).toEqual([])
  expect(await orders()).toEqual([...before, 8])
})
