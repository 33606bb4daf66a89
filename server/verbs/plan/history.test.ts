import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, env, as } = await testApi()
const build = world(db)

let owner: Call
let colleague: Call
let mentor: Call
let projectId: string

beforeEach(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const person = (role: 'entrepreneur' | 'mentor') => build.person({ role, org, cohort })
  const [ownerId, mentorId, memberId] = [
    await person('entrepreneur'),
    await person('mentor'),
    await person('entrepreneur'),
  ]
  projectId = await build.project({ org, cohort, owner: ownerId, mentor: mentorId, team: [memberId] })
  owner = await as(ownerId)
  colleague = await as(memberId)
  mentor = await as(mentorId)
})

async function newSegment(name: string): Promise<string> {
  const document = `mutation ($p: String!, $name: String) {
    insertOneSegment(data: { projectId: $p, name: $name, role: "Buyer" }) { _id } }`
  const { data } = await owner(document, { p: projectId, name })
  return String(Object(data?.insertOneSegment)._id)
}

async function change(who: Call, id: string, set: object) {
  const document = `mutation ($id: ObjectId, $set: SegmentUpdateInput!) {
    updateOneSegment(query: { _id: $id }, set: $set) { name role version } }`
  return who(document, { id, set })
}

const rename = async (who: Call, id: string, ...names: string[]) => {
  for (const name of names) expect((await change(who, id, { name })).errors).toEqual([])
}

async function kept(id: string): Promise<string[]> {
  const { rows } = await db.query(
    `select data ->> 'name' as name from plan_item_history where id = $1 order by version`,
    [id],
  )
  return rows.map(({ name }) => name)
}

/** Everything that was written so far was written so much earlier, which is no version of its own. */
async function later(interval: string): Promise<void> {
  await db.query('alter table plan_item disable trigger user')
  await db.query(
    'update plan_item set updated_at = updated_at - $1::interval, kept_at = kept_at - $1::interval',
    [interval],
  )
  await db.query('alter table plan_item enable trigger user')
}

const progress = (who: Call, module: object) =>
  who(
    `mutation ($p: String!, $payload: ProgressPayloadInput!) {
      updateProgress(projectId: $p, order: 1, payload: $payload) { _id } }`,
    { p: projectId, payload: { module } },
  )

test('of what one person types within ten minutes, what stood before it is kept', async () => {
  const id = await newSegment('Before')
  await rename(owner, id, 'F', 'Fa', 'Fam', 'Family')
  expect(await kept(id)).toEqual(['Before'])
})

test('ten minutes later one more version is kept', async () => {
  const id = await newSegment('Before')
  await rename(owner, id, 'F', 'Fa')
  await later('11 minutes')
  await rename(owner, id, 'Fam', 'Family')
  expect(await kept(id)).toEqual(['Before', 'Fa'])
})

test('what one person left is kept when another changes it, and one version of each of them', async () => {
  const id = await newSegment('Before')
  await rename(owner, id, 'Mine', 'Still mine')
  await rename(colleague, id, 'Theirs', 'Still theirs')
  await rename(owner, id, 'Mine again')
  expect(await kept(id)).toEqual(['Before', 'Still mine', 'Theirs', 'Still theirs'])
})

test('what stood when a review was asked for and when it was answered is kept', async () => {
  const id = await newSegment('Before')
  await rename(owner, id, 'Draft', 'Asked')
  expect((await progress(owner, { review_request: true })).errors).toEqual([])
  await rename(owner, id, 'Draft again', 'Approved')
  expect((await progress(mentor, { validated: true })).errors).toEqual([])
  await rename(owner, id, 'Draft once more', 'Now')
  expect(await kept(id)).toEqual(['Before', 'Asked', 'Approved'])
})

test('what is deleted is kept as it stood, and so is what lost an entry by it', async () => {
  const id = await newSegment('Before')
  const offer = 'mutation ($data: OfferingInsertInput!) { insertOneOffering(data: $data) { _id } }'
  const made = await owner(offer, { data: { projectId, name: 'Filter', segmentMatch: [id] } })
  const offering = String(Object(made.data?.insertOneOffering)._id)
  const rewrite = `mutation ($id: ObjectId) { updateOneOffering(query: { _id: $id }, set: { name: "Clay filter" }) { _id } }`
  expect((await owner(rewrite, { id: offering })).errors).toEqual([])
  await rename(owner, id, 'Draft', 'Last')
  await owner('mutation ($id: ObjectId) { deleteOneSegment(query: { _id: $id }) { _id } }', { id })
  expect(await kept(id)).toEqual(['Before', 'Last'])
  expect(await kept(offering)).toEqual(['Filter', 'Clay filter'])
})

test('who saw a version that was not kept still merges with what others wrote', async () => {
  const id = await newSegment('Before')
  await rename(owner, id, 'One', 'Two', 'Three')
  const merged = await change(colleague, id, { role: 'End-user', version: 3 })
  expect(merged.data?.updateOneSegment).toEqual({ name: 'Three', role: 'End-user', version: 5 })
  const clash = await change(colleague, id, { name: 'Mine', version: 3 })
  expect(clash.errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    fields: [{ field: 'name', reason: 'changedSince' }],
    current: { name: 'Three', role: 'End-user', version: 5 },
  })
})

test('after two years only what stood at an approval is left', async () => {
  const [old, approved] = [await newSegment('Old'), await newSegment('Approved')]
  await rename(owner, old, 'Newer')
  await progress(owner, { review_request: true })
  await progress(mentor, { validated: true })
  await rename(owner, approved, 'Newer')
  for (const table of ['plan_item_history', 'progress'])
    await db.query(`update ${table} set updated_at = updated_at - interval '25 months'`)
  await db.query(`update plan_item_history set ended_at = ended_at - interval '25 months'`)
  await db.query(`update progress set validated_at = validated_at - interval '25 months'`)
  await cleanUp({ db, env, log: pino({ level: 'silent' }) })
  expect([await kept(old), await kept(approved)]).toEqual([[], ['Approved']])
})
