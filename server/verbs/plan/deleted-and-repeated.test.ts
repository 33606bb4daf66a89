import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { type Answer, type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let owner: Call
let teammate: Call
let mentor: Call
let organiser: Call
let stranger: Call
let nobody: Call
let project: string
let otherProject: string
let cohort: string

beforeEach(async () => {
  const org = await build.organisation()
  cohort = await build.cohort({ org, inactive: ['nine'] })
  const person = (role: 'entrepreneur' | 'mentor') =>
    build.person({ role, org, cohort, applicationStatus: 'approved' })
  const [ownerId, mentorId, teamId, strangerId] = [
    await person('entrepreneur'),
    await person('mentor'),
    await person('entrepreneur'),
    await person('entrepreneur'),
  ]
  project = await build.project({ org, cohort, owner: ownerId, mentor: mentorId, team: [teamId] })
  otherProject = await build.project({ org, cohort, owner: strangerId, mentor: mentorId })
  owner = await as(ownerId)
  teammate = await as(teamId)
  mentor = await as(mentorId)
  organiser = await as(await build.person({ role: 'admin', org }))
  stranger = await as(strangerId)
  nobody = await as(null)
})

const idIn = (answer: Answer) => (Object.values(answer.data ?? {})[0] as { _id: string } | null)?._id
const faultOf = (answer: Answer) => answer.errors[0]?.extensions
const currentOf = (answer: Answer) => faultOf(answer)?.current as Record<string, unknown>

const insertSegment = (call: Call, key: string | null = null, name = 'Families') =>
  call(
    `mutation ($data: SegmentInsertInput!, $key: String) {
      insertOneSegment(data: $data, key: $key) { _id name version }
    }`,
    { data: { projectId: project, name }, key },
  )
const remove = (call: Call, query: object) =>
  call('mutation ($q: SegmentQueryInput!) { deleteOneSegment(query: $q) { _id } }', { q: query })
const rename = (call: Call, query: object, version?: number) =>
  call(
    'mutation ($q: SegmentQueryInput!, $set: SegmentUpdateInput!) { updateOneSegment(query: $q, set: $set) { _id } }',
    { q: query, set: { name: 'Schools', ...(version && { version }) } },
  )
const insertInput = (call: Call, data: object) =>
  call('mutation ($data: InputInsertInput!) { insertOneInput(data: $data) { _id value version } }', { data })
const segments = async () =>
  (await db.query(`select id from plan_item where project_id = $1 and kind = 'segment'`, [project])).rows

async function deletedSegment(): Promise<string> {
  const id = String(idIn(await insertSegment(owner)))
  expect((await remove(owner, { _id: id })).errors).toEqual([])
  return id
}

describe('deleting what is deleted already', () => {
  test('is a success with the same id for everybody who writes the plan, also for what went along', async () => {
    const id = String(idIn(await insertSegment(owner)))
    const pain = await owner(
      'mutation ($p: String!, $s: String!) { insertOnePain(data: { projectId: $p, segmentId: $s }) { _id } }',
      { p: project, s: id },
    )
    const answers = await Promise.all([remove(owner, { _id: id }), remove(teammate, { _id: id })])
    expect(answers.map(idIn)).toEqual([id, id])
    expect(idIn(await remove(teammate, { _id: id, projectId: project }))).toBe(id)
    const child = await owner('mutation ($q: PainQueryInput!) { deleteOnePain(query: $q) { _id } }', {
      q: { _id: idIn(pain) },
    })
    expect(idIn(child)).toBe(idIn(pain))
  })

  test('stays unknown to everybody else, of another kind, or under another project', async () => {
    const id = await deletedSegment()
    for (const call of [mentor, organiser, stranger]) {
      const [gone, unknown] = [await remove(call, { _id: id }), await remove(call, { _id: newId() })]
      expect(faultOf(gone)).toEqual({ code: 'NOT_FOUND' })
      expect(gone.body).toBe(unknown.body)
    }
    expect(faultOf(await remove(nobody, { _id: id }))).toEqual({ code: 'UNAUTHENTICATED' })
    expect(faultOf(await remove(owner, { _id: newId() }))).toEqual({ code: 'NOT_FOUND' })
    expect(faultOf(await remove(owner, { _id: id, projectId: otherProject }))).toEqual({ code: 'NOT_FOUND' })
    const asPain = await owner('mutation ($q: PainQueryInput!) { deleteOnePain(query: $q) { _id } }', {
      q: { _id: id },
    })
    expect(faultOf(asPain)).toEqual({ code: 'NOT_FOUND' })
  })
})

describe('changing what somebody deleted', () => {
  test('says so to who writes the plan', async () => {
    const id = await deletedSegment()
    for (const call of [owner, teammate]) {
      const answer = await rename(call, { _id: id }, 1)
      expect(answer.errors[0]?.message).toBe('Somebody has deleted this.')
      expect(faultOf(answer)).toEqual({ code: 'NOT_FOUND', reason: 'deleted' })
    }
  })

  test('tells nobody else that it was ever there', async () => {
    const id = await deletedSegment()
    for (const call of [mentor, organiser, stranger]) {
      const [gone, unknown] = [await rename(call, { _id: id }), await rename(call, { _id: newId() })]
      expect(faultOf(gone)).toEqual({ code: 'NOT_FOUND' })
      expect(gone.body).toBe(unknown.body)
    }
  })
})

describe('an answer that exists once', () => {
  const answer = (value: string) => ({
    projectId: project,
    moduleKey: 'one',
    stepKey: 'defining-your-problem',
    key: 'who',
    value,
  })

  test('is shown, as it stands, to whoever wanted to give it a second time', async () => {
    const first = await insertInput(owner, answer('Families'))
    const second = await insertInput(teammate, answer('Schools'))
    expect(faultOf(second)).toMatchObject({ code: 'CONFLICT', reason: 'alreadyExists' })
    const current = currentOf(second)
    expect(current).toMatchObject({ ...answer('Families'), _id: idIn(first), version: 1 })

    // The same fields as in a conflict of versions, so that a client can treat both alike.
    await owner(
      'mutation ($id: ObjectId!) { updateOneInput(query: { _id: $id }, set: { value: "x" }) { _id } }',
      {
        id: idIn(first),
      },
    )
    const late = await teammate(
      'mutation ($id: ObjectId!) { updateOneInput(query: { _id: $id }, set: { value: "y", version: 1 }) { _id } }',
      { id: idIn(first) },
    )
    expect(faultOf(late)?.reason).toBeUndefined()
    expect(Object.keys(current).sort()).toEqual(Object.keys(currentOf(late)).sort())
  })

  test('is shown to nobody who may not write there', async () => {
    await insertInput(owner, answer('Families'))
    for (const call of [mentor, organiser, stranger, nobody])
      expect((await insertInput(call, answer('Schools'))).body).not.toContain('Families')
  })

  test('is not overrun by another answer that moves to its place', async () => {
    const first = await insertInput(owner, answer('Families'))
    const other = await insertInput(owner, { ...answer('Today'), key: 'when' })
    const moved = await owner(
      'mutation ($id: ObjectId!) { updateOneInput(query: { _id: $id }, set: { key: "who" }) { _id } }',
      { id: idIn(other) },
    )
    expect(faultOf(moved)).toMatchObject({
      code: 'CONFLICT',
      reason: 'alreadyExists',
      current: { _id: idIn(first), value: 'Families' },
    })
  })

  test('is one business, shown whole', async () => {
    const insert = (call: Call) =>
      call('mutation ($p: String!) { insertOneBusiness(data: { projectId: $p }) { _id } }', { p: project })
    const [first, second] = await Promise.all([insert(owner), insert(teammate)])
    const [made, refused] = idIn(first) ? [first, second] : [second, first]
    expect(faultOf(refused)).toMatchObject({
      reason: 'alreadyExists',
      current: { _id: idIn(made), version: 1, financials: { expenses: [] } },
    })
  })
})

describe('an insert that is sent again', () => {
  test('gives the same record, as it stands now', async () => {
    const first = await insertSegment(owner, 'tab-1')
    await rename(owner, { _id: idIn(first) })
    const again = await insertSegment(owner, 'tab-1')
    expect(again.data?.insertOneSegment).toEqual({ _id: idIn(first), name: 'Schools', version: 2 })
    expect(await segments()).toHaveLength(1)
  })

  test('brings nothing back that was deleted meanwhile, and says so', async () => {
    const id = idIn(await insertSegment(owner, 'tab-1'))
    await remove(teammate, { _id: id })
    const repeats = await Promise.all(Array.from({ length: 5 }, () => insertSegment(owner, 'tab-1')))
    for (const repeat of repeats) expect(faultOf(repeat)).toEqual({ code: 'NOT_FOUND', reason: 'deleted' })
    expect(await segments()).toEqual([])
    expect((await insertSegment(owner, 'tab-2')).errors).toEqual([])
  })

  test('never brings back what is deleted at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const key = `race-${round}`
      const id = idIn(await insertSegment(owner, key))
      await Promise.all([
        remove(teammate, { _id: id }),
        ...Array.from({ length: 4 }, () => insertSegment(owner, key)),
      ])
      expect(await segments()).toEqual([])
    }
  })

  test('a key that was used for another kind of record shows nothing of that', async () => {
    await insertSegment(owner, 'tab-1', 'A name to keep')
    const answer = await owner(
      'mutation ($p: String!) { insertOneSource(data: { projectId: $p, text: "Rosa" }, key: "tab-1") { _id } }',
      { p: project },
    )
    expect(faultOf(answer)).toEqual({ code: 'CONFLICT', reason: 'alreadyExists' })
  })
})

describe('an answer in a module that cannot be worked in', () => {
  test.each([
    ['is not active', 'nine'],
    ['has not begun', 'four'],
    ['does not exist', 'ten'],
    ['is written differently', 'One'],
  ])('is refused: the module %s', async (_, moduleKey) => {
    await db.query(
      `update cohort_module set start = now() + interval '1 hour' where cohort_id = $1 and slug = 'four'`,
      [cohort],
    )
    const data = { projectId: project, moduleKey, stepKey: 'summary', key: 'reflection', value: 'x' }
    const refused = await insertInput(owner, data)
    expect(refused.errors[0]?.message).toBe('This module is not active.')
    expect(faultOf(refused)).toEqual({ code: 'FORBIDDEN', reason: 'moduleInactive' })
    const inOne = await insertInput(owner, { ...data, moduleKey: 'one' })
    const moved = await owner(
      'mutation ($id: ObjectId!, $m: String!) { updateOneInput(query: { _id: $id }, set: { moduleKey: $m }) { _id } }',
      { id: idIn(inOne), m: moduleKey },
    )
    expect(faultOf(moved)).toEqual({ code: 'FORBIDDEN', reason: 'moduleInactive' })
  })
})
