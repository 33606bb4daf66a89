import { beforeAll, describe, expect, test } from 'vitest'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let owner: Call
let mentor: Call
let stranger: Call
let anonymous: Call
let projectId: string
let otherProjectId: string

beforeAll(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org, inactive: ['nine'] })
  const ownerId = await build.person({ org, cohort, applicationStatus: 'approved' })
  const mentorId = await build.person({ role: 'mentor', org, cohort, applicationStatus: 'approved' })
  const strangerId = await build.person({ org, cohort, applicationStatus: 'approved' })
  projectId = await build.project({ org, cohort, owner: ownerId, mentor: mentorId })
  otherProjectId = await build.project({ org, cohort, owner: strangerId, mentor: mentorId })
  owner = await as(ownerId)
  mentor = await as(mentorId)
  stranger = await as(strangerId)
  anonymous = await as(null)
})

type Segment = { _id: string; name: string; version: number; profile: { age: number[]; name?: string } }

async function newSegment(name: string): Promise<Segment> {
  const answer = await owner(
    `mutation ($data: SegmentInsertInput!) { insertOneSegment(data: $data) { _id name version profile { age name } } }`,
    { data: { projectId, name } },
  )
  expect(answer.errors).toEqual([])
  return answer.data?.insertOneSegment as Segment
}

const idOf = (record: unknown) => (record as { _id: string } | null)?._id

const codeOf = (answer: { errors: { extensions: { code: string } }[] }) => answer.errors[0]?.extensions.code

describe('segments', () => {
  test('starts a new segment with the age range 10 to 20', async () => {
    const segment = await newSegment('Families')
    expect(segment).toMatchObject({ name: 'Families', version: 1, profile: { age: [10, 20] } })
  })

  test('sets only the named fields and merges groups', async () => {
    const { _id } = await newSegment('Schools')
    const answer = await owner(
      `mutation ($query: SegmentQueryInput!, $set: SegmentUpdateInput!) {
        updateOneSegment(query: $query, set: $set) { name role version profile { age name } }
      }`,
      { query: { _id, projectId }, set: { role: 'Buyer', profile: { name: 'Rosa' } } },
    )
    expect(answer.data?.updateOneSegment).toEqual({
      name: 'Schools',
      role: 'Buyer',
      version: 2,
      profile: { age: [10, 20], name: 'Rosa' },
    })
  })

  test('lists by project, and without a filter what the caller may see', async () => {
    await newSegment('Clinics')
    const byProject = await owner('query ($id: String) { segments(query: { projectId: $id }) { name } }', {
      id: projectId,
    })
    const all = await owner('{ segments { name } }')
    expect(byProject.data?.segments).toContainEqual({ name: 'Clinics' })
    expect(all.data?.segments).toEqual(byProject.data?.segments)
    expect((await stranger('{ segments { name } }')).data?.segments).toEqual([])
  })

  test('answers a stranger as if the project did not exist', async () => {
    const document = 'query ($id: String) { segments(query: { projectId: $id }) { _id } }'
    const hidden = await stranger(document, { id: projectId })
    const unknown = await stranger(document, { id: 'ffffffffffffffffffffffff' })
    expect(hidden.body).toBe(unknown.body)
  })

  test('refuses whoever is not signed in', async () => {
    expect(codeOf(await anonymous('{ segments { _id } }'))).toBe('UNAUTHENTICATED')
  })

  test('lets the mentor read and not write', async () => {
    const { _id } = await newSegment('Markets')
    const read = await mentor('query ($id: ObjectId) { segment(query: { _id: $id }) { name } }', { id: _id })
    const write = await mentor(
      'mutation ($id: ObjectId) { updateOneSegment(query: { _id: $id }, set: { name: "x" }) { _id } }',
      { id: _id },
    )
    expect(read.data?.segment).toEqual({ name: 'Markets' })
    expect(codeOf(write)).toBe('FORBIDDEN')
  })
})

describe('writing', () => {
  const update = `mutation ($id: ObjectId!, $set: SegmentUpdateInput!) {
    updateOneSegment(query: { _id: $id }, set: $set) { name role version }
  }`

  test('merges different properties and refuses the same one with the current record', async () => {
    const { _id } = await newSegment('First')
    await owner(update, { id: _id, set: { name: 'Second', version: 1 } })
    const merged = await owner(update, { id: _id, set: { role: 'Buyer', version: 1 } })
    expect(merged.data?.updateOneSegment).toEqual({ name: 'Second', role: 'Buyer', version: 3 })
    const clash = await owner(update, { id: _id, set: { name: 'Third', version: 1 } })
    expect(codeOf(clash)).toBe('CONFLICT')
    expect(clash.errors[0]?.extensions.current).toMatchObject({ name: 'Second', role: 'Buyer', version: 3 })
  })

  test('keeps every former version', async () => {
    const { _id } = await newSegment('Before')
    await owner(update, { id: _id, set: { name: 'After' } })
    const { rows } = await db.query(
      'select version, data ->> $2 as name, ended_by from plan_item_history where id = $1',
      [_id, 'name'],
    )
    expect(rows).toEqual([{ version: 1, name: 'Before', ended_by: 'update' }])
  })

  test.each([
    ['an option that is not on the list', { role: 'King' }, 'unknownOption'],
    ['a share above 100', { marketShare: 101 }, 'percent'],
    ['a negative market', { targetMarket: -1 }, 'notNumber'],
  ])('refuses %s and names the field', async (_what, set, reason) => {
    const { _id } = await newSegment('Checked')
    const answer = await owner(update, { id: _id, set })
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
    expect(answer.errors[0]?.extensions.fields).toMatchObject([{ field: Object.keys(set)[0], reason }])
  })

  test('refuses an unknown field and a project change by type', async () => {
    const { _id } = await newSegment('Fixed')
    for (const set of [{ projectId: otherProjectId }, { _id: 'f'.repeat(24) }, { nonsense: 1 }]) {
      const answer = await owner(update, { id: _id, set })
      expect(codeOf(answer)).toBe('BAD_USER_INPUT')
    }
  })

  test('refuses a reference into another project', async () => {
    const foreign = await stranger(
      'mutation ($id: String!) { insertOneOffering(data: { projectId: $id, name: "Theirs" }) { _id } }',
      { id: otherProjectId },
    )
    const offeringId = idOf(foreign.data?.insertOneOffering)
    const answer = await owner(
      'mutation ($data: ChannelInsertInput!) { insertOneChannel(data: $data) { _id } }',
      { data: { projectId, offeringId } },
    )
    expect(codeOf(answer)).toBe('NOT_FOUND')
  })

  test('refuses a write in a module that is not active', async () => {
    const answer = await owner(
      'mutation ($id: String!) { insertOneGoal(data: { projectId: $id, title: "x" }) { _id } }',
      {
        id: projectId,
      },
    )
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'moduleInactive' })
  })

  test('gives the same record to an insert that is sent twice', async () => {
    const document = `mutation ($id: String!) {
      insertOneSource(data: { projectId: $id, text: "Rosa" }, key: "tab-1") { _id }
    }`
    const [first, second] = [
      await owner(document, { id: projectId }),
      await owner(document, { id: projectId }),
    ]
    expect(first.data).toEqual(second.data)
  })

  test('keeps one business per project with five empty financial lists', async () => {
    const document = `mutation ($id: String!) { insertOneBusiness(data: { projectId: $id }) {
      _id financials { additionalRevenue { value } expenses { cost } fixedAssets { cost } fundingSources { amount } preOperatingCapital { cost } }
    } }`
    const first = await owner(document, { id: projectId })
    expect(first.data?.insertOneBusiness).toMatchObject({
      financials: {
        additionalRevenue: [],
        expenses: [],
        fixedAssets: [],
        fundingSources: [],
        preOperatingCapital: [],
      },
    })
    const second = await owner(document, { id: projectId })
    expect(codeOf(second)).toBe('CONFLICT')
    expect(second.errors[0]?.extensions.current).toMatchObject({
      _id: idOf(first.data?.insertOneBusiness),
    })
  })
})

test.each(['{ inputs { _id } }', '{ inputs(query: {}) { _id } }', '{ input { _id } }'])(
  'answers of no named project, %s, are refused instead of cut short',
  async (document) => {
    const { errors } = await owner(document)
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'projectId', reason: 'required' }],
    })
  },
)

test('deleting a segment takes along what hangs on it, in one go', async () => {
  const { _id: segmentId } = await newSegment('Gone')
  const made = await owner(
    `mutation ($p: String!, $s: String!, $list: [String!]) {
      insertOnePain(data: { projectId: $p, parent: $s, title: "Far away" }) { _id }
      insertOneChannel(data: { projectId: $p, segmentId: $s }) { _id }
      insertOneOffering(data: { projectId: $p, name: "Filter", segmentMatch: $list }) { _id }
    }`,
    { p: projectId, s: segmentId, list: [segmentId] },
  )
  expect(made.errors).toEqual([])
  await owner('mutation ($id: ObjectId!) { deleteOneSegment(query: { _id: $id }) { _id } }', {
    id: segmentId,
  })
  const left = await owner(
    'query ($p: String) { pains(query: { projectId: $p }) { _id } channels(query: { projectId: $p }) { _id } offerings(query: { projectId: $p }) { name segmentMatch } }',
    { p: projectId },
  )
  expect(left.data).toEqual({ pains: [], channels: [], offerings: [{ name: 'Filter', segmentMatch: [] }] })
})
