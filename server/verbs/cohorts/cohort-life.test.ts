import { beforeEach, expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { ensureHub } from '#server/auth/hub.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, env, as } = await testApi()
const build = world(db)

let org: string
let slug: string
let organiserId: string
let organiser: Call
let superAdmin: Call

beforeEach(async () => {
  org = await build.organisation()
  slug = (await db.query('select slug from organisation where id = $1', [org])).rows[0].slug
  organiserId = await build.person({ role: 'admin', org, name: 'Olga' })
  organiser = await as(organiserId)
  const hub = await ensureHub(db, env)
  superAdmin = await as(await build.person({ role: 'admin', org: hub, orgRole: 'owner', name: 'Sara' }))
  await db.query('delete from notification')
  await db.query('delete from pgboss.job')
})

const create = `mutation ($org: String!, $data: CohortInsertInput!, $copyOf: ObjectId) {
  createCohort(org: $org, data: $data, copyOf: $copyOf) {
    _id title approved owner self_guided close_date module_data { slug module_name active customised start }
  }
}`
const complete = {
  title: ' Spring ',
  description: 'For bakers',
  cohort_lead_name: 'Lucía',
  cohort_lead_email: 'lucia@example.org',
  open_date: '2027-01-10T00:00:00.000Z',
  close_date: '2027-02-10T23:59:59.000Z',
  matching_start: '2027-02-15T00:00:00.000Z',
  matching_end: '2027-03-01T23:59:59.000Z',
  start_date: '2027-03-05T00:00:00.000Z',
  end_date: '2027-08-01T23:59:59.000Z',
}

type Made = { _id: string; [name: string]: unknown }

async function made(call: Call, data: object = complete, more: object = {}): Promise<Made> {
  const answer = await call(create, { org: slug, data, ...more })
  expect(answer.errors).toEqual([])
  return answer.data?.createCohort as Made
}

const submit = 'mutation ($id: ObjectId!) { submitCohort(_id: $id) { approval } }'
const approve = 'mutation ($id: ObjectId!) { approveCohort(_id: $id) { approval } }'
const sendBack = `mutation ($id: ObjectId!, $message: String!) {
  sendBackCohort(_id: $id, message: $message) { approval sent_back_message }
}`

const notices = async () =>
  (await db.query(`select u.name, n.kind from notification n join users u on u.id = n.user_id order by n.id`))
    .rows
const mails = async () =>
  (
    await db.query(
      `select data ->> 'template' as template from pgboss.job where name = 'mail' order by created_on`,
    )
  ).rows

test('a partner’s cohort is a draft until the hub approves it; then everybody finds it', async () => {
  const { _id, ...cohort } = await made(organiser, {
    ...complete,
    open_date: '2020-01-10',
    close_date: '2029-01-10',
    matching_start: null,
    matching_end: null,
    end_date: '2029-08-01',
    self_guided: true,
  })
  expect(cohort).toMatchObject({ title: 'Spring', approved: false, owner: organiserId })
  const listed = async () => (await (await as(null))('{ openCohorts { _id } }')).body.includes(_id)
  expect(await listed()).toBe(false)
  expect((await organiser(approve, { id: _id })).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await organiser(submit, { id: _id })).data?.submitCohort).toMatchObject({ approval: 'submitted' })
  expect(await notices()).toEqual([{ name: 'Sara', kind: 'cohortSubmitted' }])
  expect((await superAdmin(approve, { id: _id })).data?.approveCohort).toMatchObject({ approval: 'approved' })
  expect(await notices()).toContainEqual({ name: 'Olga', kind: 'cohortApproved' })
  expect(await mails()).toEqual([{ template: 'cohortSubmitted' }, { template: 'cohortApproved' }])
  expect(await listed()).toBe(true)
})

test('sent back with a message, it is corrected and handed in again', async () => {
  const { _id: id } = await made(organiser)
  expect((await superAdmin(sendBack, { id, message: 'Why?' })).errors[0]?.extensions.reason).toBe(
    'moveNotPossible',
  )
  await organiser(submit, { id })
  expect((await superAdmin(sendBack, { id, message: ' ' })).errors[0]?.extensions.reason).toBe('required')
  const { data } = await superAdmin(sendBack, { id, message: 'Please say for whom' })
  expect(data?.sendBackCohort).toEqual({ approval: 'sentBack', sent_back_message: 'Please say for whom' })
  expect(await notices()).toContainEqual({ name: 'Olga', kind: 'cohortSentBack' })
  expect((await organiser(submit, { id })).data?.submitCohort).toMatchObject({ approval: 'submitted' })
  expect((await organiser(submit, { id })).errors[0]?.extensions.reason).toBe('moveNotPossible')
})

test('what is missing is named before a cohort is handed in', async () => {
  const { _id: id } = await made(organiser, { title: 'Spring', self_guided: true, cohort_lead_name: 'Lucía' })
  const { errors } = await organiser(submit, { id })
  expect(errors[0]?.extensions).toMatchObject({
    reason: 'cohortIncomplete',
    fields: ['description', 'cohort_lead_email', 'open_date', 'close_date', 'start_date', 'end_date'].map(
      (field) => expect.objectContaining({ field, reason: 'required' }),
    ),
  })
})

test('the hub’s own cohort is approved at once', async () => {
  const { data } = await superAdmin(create, { org: 'hub', data: { title: 'Own' } })
  expect(data?.createCohort).toMatchObject({ approved: true })
})

test('nobody makes a cohort in another organisation', async () => {
  const other = await as(
    await build.person({ role: 'admin', org: await build.organisation(), orgRole: 'owner' }),
  )
  const { errors } = await other(create, { org: slug, data: complete })
  expect(errors[0]?.extensions.code).toBe('NOT_FOUND')
})

test.each([
  [{ title: ' ' }, 'title', 'required'],
  [{ close_date: '2027-01-01' }, 'close_date', 'endsBeforeStart'],
  [{ cohort_lead_email: 'lucia' }, 'cohort_lead_email', 'notEmail'],
  [{ title: 'Two\nlines' }, 'title', 'oneLine'],
  [{ module_data: [] }, 'module_data', 'otherModules'],
])('a cohort with %j is refused at %s', async (wrong, field, reason) => {
  const { errors } = await organiser(create, { org: slug, data: { ...complete, ...wrong } })
  expect(errors[0]?.extensions.fields).toContainEqual(expect.objectContaining({ field, reason }))
})

test('modules are switched, moved, renamed and dated, and keep whether they have words of their own', async () => {
  const { _id: id } = await made(organiser)
  await db.query(`update cohort_module set customised = true where cohort_id = $1 and slug = 'one'`, [id])
  const [one, two, ...rest] = courseModules.map(({ id: module_id, name }) => ({
    module_id,
    module_name: name.en,
    active: true,
    start: null as string | null,
  }))
  const module_data = [
    { ...two, start: '2027-04-01T00:00:00.000Z' },
    { ...one, module_name: 'Our village' },
    ...rest.map((module) => ({ ...module, active: false })),
  ]
  const update = `mutation ($id: ObjectId, $set: CohortUpdateInput!) {
    updateOneCohort(query: { _id: $id }, set: $set) { version module_data { slug module_name active customised start } }
  }`
  const { data, errors } = await organiser(update, { id, set: { module_data, version: 1 } })
  expect(errors).toEqual([])
  const read = await organiser(
    'query ($id: ObjectId) { cohort(query: { _id: $id }) { version module_data { slug module_name active customised start } } }',
    { id },
  )
  expect(read.data?.cohort).toMatchObject({
    version: 2,
    module_data: [
      { slug: 'two', active: true, start: expect.stringContaining('2027-04-01T00:00:00') },
      { slug: 'one', module_name: 'Our village', customised: true },
      ...rest.map(() => ({ active: false })),
    ],
  })
  expect(data?.updateOneCohort).toMatchObject({ version: 2 })
  const again = await organiser(update, { id, set: { module_data, version: 1 } })
  expect(again.data?.updateOneCohort).toMatchObject({ version: 2 })
})

test('a copy brings the words that the organisers wrote into the steps with their marks, and leaves the original alone', async () => {
  const { _id: from } = await made(organiser)
  await db.query(
    `insert into step_text (cohort_id, step_id, part, text, base_hash, leaves_behind, updated_at)
     values ($1, 'step', 'title', 'Ours', 'x', true, now() - interval '9 days')`,
    [from],
  )
  await db.query(`update cohort_module set customised = true where cohort_id = $1 and slug = 'one'`, [from])
  const copy = await made(organiser, complete, { copyOf: from })
  expect((copy.module_data as Made[])[0]).toMatchObject({ slug: 'one', customised: true })
  const { rows } = await db.query(
    'select cohort_id, base_hash, leaves_behind, updated_at from step_text where text = $1 order by cohort_id',
    ['Ours'],
  )
  const marks = rows.map(({ cohort_id: _, ...mark }) => mark)
  expect(marks[0]).toMatchObject({ base_hash: 'x', leaves_behind: true })
  expect(marks[1]).toEqual(marks[0])
  expect(rows.map(({ cohort_id }) => cohort_id)).toEqual([from, copy._id].sort())
  const strange = await build.cohort({ org: await build.organisation(), approved: false })
  const refused = await organiser(create, { org: slug, data: complete, copyOf: strange })
  expect(refused.errors[0]?.extensions.code).toBe('NOT_FOUND')
})

test('an archived cohort is out of sight for everybody and comes back whole', async () => {
  const cohort = await build.cohort({ org })
  const member = await as(await build.person({ org, cohort, applicationStatus: 'approved' }))
  const owner = await as(await build.person({ role: 'admin', org, orgRole: 'owner' }))
  const archive = `mutation ($id: ObjectId!, $to: Boolean!) { archiveCohort(_id: $id, archived: $to) { archived } }`
  const seen = async () =>
    (await member('query ($id: ObjectId) { cohort(query: { _id: $id }) { title } }', { id: cohort })).data
      ?.cohort !== null
  expect((await organiser(archive, { id: cohort, to: true })).errors[0]?.extensions.code).toBe('FORBIDDEN')
  await owner(archive, { id: cohort, to: true })
  expect(await seen()).toBe(false)
  const lists = `query ($org: String!, $is: Boolean) { organisationCohorts(org: $org, archived: $is) { total } }`
  expect((await owner(lists, { org: slug, is: true })).data?.organisationCohorts).toEqual({ total: 1 })
  expect((await owner(lists, { org: slug, is: false })).data?.organisationCohorts).toEqual({ total: 0 })
  await owner(archive, { id: cohort, to: false })
  expect(await seen()).toBe(true)
})

test('a cohort is handed to another admin of the organisation, and to nobody else', async () => {
  const cohort = await build.cohort({ org })
  const owner = await as(await build.person({ role: 'admin', org, orgRole: 'owner' }))
  const stranger = await build.person({ role: 'admin', org: await build.organisation() })
  const give = `mutation ($id: ObjectId!, $to: String!) { changeCohortOwner(_id: $id, user_id: $to) { cohort { owner } } }`
  expect((await owner(give, { id: cohort, to: stranger })).errors[0]?.extensions.code).toBe('FORBIDDEN')
  const { data } = await owner(give, { id: cohort, to: organiserId })
  expect(data?.changeCohortOwner).toEqual({ cohort: { owner: organiserId } })
})

test('the figures of a cohort say who applied, waits, mentors, works and is done', async () => {
  const cohort = await build.cohort({ org })
  const approved = { org, cohort, applicationStatus: 'approved' }
  const mentor = await build.person({ ...approved, role: 'mentor' })
  await build.person({ ...approved, applicationStatus: 'pending' })
  await build.person({ ...approved, applicationStatus: 'pending', role: 'mentor' })
  const person = () => build.person(approved)
  await build.project({ org, cohort, owner: await person(), mentor })
  await build.project({ org, cohort, owner: await person(), mentor, signed: ['mentor'] })
  await build.project({ org, cohort, owner: await person(), status: 'completed' })
  await build.project({ org, cohort, owner: await person(), status: 'applied' })
  const { data } = await organiser(
    `query ($org: String!) { organisationCohorts(org: $org) {
      total items { approval applied pending pending_mentors mentors teams matched signed completed cohort { _id org org_name } } } }`,
    { org: slug },
  )
  expect(data?.organisationCohorts).toMatchObject({
    total: 1,
    items: [
      {
        ...{ approval: 'approved', applied: 5, pending: 2, pending_mentors: 1, mentors: 1 },
        ...{ teams: 3, matched: 2, signed: 1, completed: 1 },
        cohort: { _id: cohort, org: slug },
      },
    ],
  })
})
