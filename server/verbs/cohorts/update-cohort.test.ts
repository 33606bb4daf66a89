import { expect, test } from 'vitest'
import { testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

const update = `mutation ($id: ObjectId!, $set: CohortUpdateInput!) {
  updateOneCohort(query: { _id: $id }, set: $set) { org entrepreneur_threads version }
}`

async function scene() {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const owner = await build.person({ org, cohort, applicationStatus: 'approved' })
  const mentor = await build.person({ role: 'mentor', org, cohort, applicationStatus: 'approved' })
  const projectId = await build.project({ org, cohort, owner, mentor })
  const organiser = await as(await build.person({ role: 'admin', org }))
  return { org, cohort, projectId, owner: await as(owner), organiser }
}

test('an organiser lets entrepreneurs begin a conversation, and takes it back', async () => {
  const { cohort, projectId, owner, organiser } = await scene()
  const ask = (field: string) =>
    owner(
      'mutation ($p: String!, $f: String!) { addFeedback(projectId: $p, fieldId: $f, text: "How?") { _id } }',
      { p: projectId, f: `one.defining-your-problem.${field}` },
    )
  expect((await ask('who')).errors[0]?.extensions.reason).toBe('noThread')
  const { data } = await organiser(update, { id: cohort, set: { entrepreneur_threads: true, version: 1 } })
  expect(data?.updateOneCohort).toMatchObject({ entrepreneur_threads: true, version: 2 })
  expect((await ask('who')).errors).toEqual([])
  await organiser(update, { id: cohort, set: { entrepreneur_threads: false } })
  expect((await ask('where')).errors[0]?.extensions.reason).toBe('noThread')
  // What has begun goes on.
  expect((await ask('who')).errors).toEqual([])
})

test('who did it is written down, and what changes nothing leaves no trace', async () => {
  const { cohort, organiser } = await scene()
  for (const isOn of [true, true])
    await organiser(update, { id: cohort, set: { entrepreneur_threads: isOn } })
  const { rows } = await db.query('select action, data from audit_entry where target_id = $1', [cohort])
  expect(rows).toEqual([{ action: 'cohort changed', data: { entrepreneur_threads: true } }])
})

test('whoever overlooked a change of somebody else is told so', async () => {
  const { cohort, organiser } = await scene()
  await organiser(update, { id: cohort, set: { entrepreneur_threads: true, version: 1 } })
  const { errors } = await organiser(update, { id: cohort, set: { entrepreneur_threads: false, version: 1 } })
  expect(errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    current: { entrepreneur_threads: true, version: 2 },
  })
})

test('a cohort names the organisation that runs it, whoever looks at it from elsewhere', async () => {
  const { org, cohort, owner } = await scene()
  const { rows } = await db.query('select slug from organisation where id = $1', [org])
  const hub = await build.organisation('hub')
  const superAdmin = await as(await build.person({ role: 'admin', org: hub, orgRole: 'owner' }))
  const stranger = await as(await build.person())
  const read = 'query ($id: ObjectId) { cohort(query: { _id: $id }) { org } }'
  for (const call of [owner, superAdmin])
    expect((await call(read, { id: cohort })).data?.cohort).toEqual({ org: rows[0].slug })
  expect((await stranger(read, { id: cohort })).data?.cohort).toEqual({ org: null })
})
