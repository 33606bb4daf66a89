import { beforeEach, expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { newId } from '#server/new-id.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let cohort: string
let org: string
let organiser: Call

beforeEach(async () => {
  org = await build.organisation()
  cohort = await build.cohort({ org })
  organiser = await as(await build.person({ role: 'admin', org }))
  const approved = { org, cohort, applicationStatus: 'approved' }
  const mentor = await build.person({ ...approved, role: 'mentor' })
  await build.project({ org, cohort, owner: await build.person(approved), mentor })
  for (const _ of ['a', 'b']) {
    const project = await build.project({ org, cohort, owner: await build.person(approved) })
    await db.query('insert into connect_request (id, project_id, mentor_id) values ($1, $2, $3)', [
      newId(),
      project,
      mentor,
    ])
  }
  const chooser = await build.person()
  await db.query('update users set cohort_id = $2 where id = $1', [chooser, cohort])
})

const ask = `query ($id: ObjectId!, $set: CohortUpdateInput, $archived: Boolean) {
  cohortConsequences(_id: $id, set: $set, archived: $archived) { kind count }
}`

async function consequences(set: object | null, archived = false): Promise<unknown> {
  const { data, errors } = await organiser(ask, { id: cohort, set, archived })
  expect(errors).toEqual([])
  return data?.cohortConsequences
}

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString()
const module_data = courseModules.map(({ id, name }, index) => ({
  module_id: id,
  module_name: name.en,
  active: index > 1,
}))

test('before a change is saved, it says what people would notice of it', async () => {
  expect(await consequences({ title: 'Other' })).toEqual([])
  expect(await consequences({ matching_end: yesterday() })).toEqual([{ kind: 'requestsExpire', count: 2 }])
  expect(await consequences({ matching: false })).toEqual([{ kind: 'requestsWait', count: 2 }])
  expect(await consequences({ registration_open: false })).toEqual([{ kind: 'cannotApply', count: 1 }])
  expect(await consequences({ self_guided: true })).toEqual([{ kind: 'courseOpens', count: 2 }])
  expect(await consequences({ private: true })).toEqual([{ kind: 'unlisted', count: 1 }])
  expect(await consequences({ notifications: false })).toEqual([{ kind: 'mailsStop', count: 4 }])
  expect(await consequences({ module_data })).toEqual([{ kind: 'modulesClose', count: 2 }])
  expect(await consequences(null, true)).toContainEqual({ kind: 'participantsLose', count: 4 })
})

test('asking changes nothing, and what is foretold is what the change then does', async () => {
  const read = async () =>
    (await db.query('select version, matching_end, archived_at from cohort where id = $1', [cohort])).rows
  const before = await read()
  await consequences({ matching_end: yesterday(), module_data }, true)
  expect(await read()).toEqual(before)
  const set = { matching: false, registration_open: false }
  expect(await consequences(set)).toHaveLength(2)
  await organiser(
    'mutation ($id: ObjectId, $set: CohortUpdateInput!) { updateOneCohort(query: { _id: $id }, set: $set) { _id } }',
    { id: cohort, set },
  )
  expect(await consequences(set)).toEqual([])
})

test('mentors of other cohorts who would no longer take part are counted', async () => {
  const other = await build.cohort({ org })
  await build.person({ role: 'mentor', org, cohort: other, applicationStatus: 'approved' })
  await db.query('update cohort set extra_mentors = true where id = $1', [cohort])
  expect(await consequences({ extra_mentors: false })).toEqual([{ kind: 'mentorsLeave', count: 1 }])
})

test('only those who run the cohort may ask, and dates that cannot be meant so are refused here too', async () => {
  const stranger = await as(await build.person({ role: 'admin', org: await build.organisation() }))
  expect((await stranger(ask, { id: cohort, set: {} })).errors[0]?.extensions.code).toBe('FORBIDDEN')
  const { errors } = await organiser(ask, { id: cohort, set: { end_date: '2000-01-01' } })
  expect(errors[0]?.extensions.fields).toContainEqual(
    expect.objectContaining({ field: 'end_date', reason: 'endsBeforeStart' }),
  )
})
