import { beforeAll, expect, test } from 'vitest'
import { courseStepBySlug } from '#course/course.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)
const stepId = courseStepBySlug('one', 'defining-your-problem')?.id ?? ''

let superAdmin: Call
beforeAll(async () => {
  const hub = await build.organisation('hub')
  superAdmin = await as(await build.person({ role: 'admin', org: hub, orgRole: 'owner' }))
})

const wording =
  'version fields { name text original customised original_changed behind changed_by } history { name before after changed_by }'
const customise = `mutation ($c: ObjectId!, $id: ObjectId!, $fields: [WordingInput!]!, $confirmed: [String!], $version: Int) {
  answer: customiseStep(cohortId: $c, stepId: $id, fields: $fields, confirmed: $confirmed, version: $version) { ${wording} }
}`
const reset = `mutation ($c: ObjectId!, $id: ObjectId!, $fields: [String!]) {
  answer: resetStep(cohortId: $c, stepId: $id, fields: $fields) { ${wording} }
}`
const update = `mutation ($id: ObjectId!, $fields: [WordingInput!]!) {
  answer: updateStep(stepId: $id, fields: $fields) { ${wording} }
}`

type Field = {
  name: string
  text: string
  original: string
  customised: boolean
  original_changed: boolean
  behind: boolean
}
type Wording = { version: number; fields: Field[]; history: Record<string, unknown>[] }
const field = ({ data }: { data: unknown }, name: string) =>
  (data as { answer: Wording }).answer.fields.find((one) => one.name === name)

async function scene() {
  const org = await build.organisation()
  const [cohort, other] = [await build.cohort({ org }), await build.cohort({ org })]
  const organiser = await as(await build.person({ role: 'admin', org, name: 'Olga' }))
  const write = (fields: Record<string, string | null>, more: object = {}) =>
    organiser(customise, {
      ...{ c: cohort, id: stepId, ...more },
      fields: Object.entries(fields).map(([name, text]) => ({ name, text })),
    })
  return { org, cohort, other, organiser, write }
}

async function titleFor(call: Call, query = '') {
  const { data } = await call(`{ steps(query: { _id: "${stepId}" ${query} }) { title } }`)
  return (data as { steps: { title: string }[] }).steps[0]?.title
}

const isCustomised = async (cohort: string) => {
  const { rows } = await db.query(
    `select customised from cohort_module where cohort_id = $1 and slug = 'one'`,
    [cohort],
  )
  return rows[0].customised
}

test('a text that one cohort words anew changes for its members and for no other cohort', async () => {
  const { org, cohort, other, write, organiser } = await scene()
  const member = await as(await build.person({ org, cohort }))
  const elsewhere = await as(await build.person({ org, cohort: other }))
  const shipped = await titleFor(member)
  expect((await write({ title: 'What is wrong here?' })).errors).toEqual([])
  expect(await titleFor(member)).toBe('What is wrong here?')
  expect(await titleFor(elsewhere)).toBe(shipped)
  expect([await isCustomised(cohort), await isCustomised(other)]).toEqual([true, false])
  await organiser(reset, { c: cohort, id: stepId })
  expect(await titleFor(member)).toBe(shipped)
  expect(await isCustomised(cohort)).toBe(false)
})

test('everybody in a project reads the words of its cohort: owner, mentor from elsewhere, organiser, super admin', async () => {
  const { org, cohort, other, organiser, write } = await scene()
  const owner = await build.person({ org, cohort: other, applicationStatus: 'approved' })
  const mentor = await build.person({ org, cohort: other, role: 'mentor', applicationStatus: 'approved' })
  const project = await build.project({ org, cohort, owner, mentor })
  const stranger = await as(await build.person({ org, cohort: other }))
  const shipped = await titleFor(stranger)
  await write({ title: 'Words of the project' })
  const query = `, projectId: "${project}"`
  for (const call of [await as(owner), await as(mentor), organiser, superAdmin])
    expect(await titleFor(call, query)).toBe('Words of the project')
  expect(await titleFor(stranger, query)).toBe(shipped)
  expect(await titleFor(organiser, `, cohort_id: "${cohort}"`)).toBe('Words of the project')
  expect(await titleFor(stranger, `, cohort_id: "${cohort}"`)).toBe(shipped)
})

test('the home of a project and the bell call a step as its cohort does', async () => {
  const { org, cohort, write } = await scene()
  const owner = await build.person({ org, cohort, applicationStatus: 'approved' })
  const mentor = await build.person({ org, role: 'mentor' })
  const project = await build.project({ org, cohort, owner, mentor })
  await write({ title: 'Called by the cohort' })
  const comment = `mutation ($p: String!) {
    addFeedback(projectId: $p, fieldId: "one.defining-your-problem.who", text: "Who?") { _id }
  }`
  expect((await (await as(mentor))(comment, { p: project })).errors).toEqual([])
  const { data } = await (await as(owner))(
    'query ($p: String!) { projectHome(projectId: $p) { threads { step_title } } notifications { step_title } }',
    { p: project },
  )
  const called = { step_title: 'Called by the cohort' }
  expect(data).toEqual({ projectHome: { threads: [called] }, notifications: [called] })
})

test('one text goes back to the original and the others stay', async () => {
  const { cohort, organiser, write } = await scene()
  await write({ title: 'Ours', intro: 'Ours too' })
  const answer = await organiser(reset, { c: cohort, id: stepId, fields: ['title'] })
  expect(field(answer, 'title')).toMatchObject({ customised: false })
  expect(field(answer, 'intro')).toMatchObject({ customised: true, text: 'Ours too' })
  expect(await isCustomised(cohort)).toBe(true)
})

test('who changed what is remembered with the words before and after, and in the audit log', async () => {
  const { cohort, organiser, write } = await scene()
  await write({ title: 'First' })
  await write({ title: 'Second' })
  const { data } = await organiser(reset, { c: cohort, id: stepId })
  const by = { name: 'title', changed_by: 'Olga' }
  expect((data as { answer: Wording }).answer).toMatchObject({
    version: 3,
    history: [
      { ...by, before: 'Second', after: null },
      { ...by, before: 'First', after: 'Second' },
      { ...by, before: null, after: 'First' },
    ],
  })
  const { rows } = await db.query(
    `select action, data from audit_entry where target_id = $1 and data ->> 'cohort_id' = $2`,
    [stepId, cohort],
  )
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatchObject({ action: 'step customised', data: { names: ['title'] } })
})

test('what changes nothing leaves no trace', async () => {
  const { write } = await scene()
  await write({ title: 'Ours' })
  const { data } = await write({ title: ' Ours\r\n', intro: null })
  expect((data as { answer: Wording }).answer.version).toBe(1)
})

test('a change of the same text that was overlooked is refused, of another text it is not', async () => {
  const { write } = await scene()
  await write({ title: 'Ours' })
  const { errors } = await write({ title: 'Mine' }, { version: 0 })
  expect(errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    fields: [{ field: 'title', reason: 'changedSince' }],
    current: { version: 1 },
  })
  const answer = await write({ intro: 'Mine' }, { version: 0 })
  expect(answer.errors).toEqual([])
  expect(field(answer, 'title')?.text).toBe('Ours')
})

test('of two people who word the same text at once, one is told', async () => {
  const { write } = await scene()
  const answers = await Promise.all(['One', 'Two'].map((title) => write({ title }, { version: 0 })))
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
})

test('a cohort’s text is marked when the original changes, until somebody keeps it or takes it back', async () => {
  const { cohort, organiser, write } = await scene()
  await write({ intro: 'Our intro' })
  const change = (text: string | null) =>
    superAdmin(update, { id: stepId, fields: [{ name: 'intro', text }] })
  expect((await change('A better original')).errors).toEqual([])
  const read = () =>
    organiser(
      `query ($c: ObjectId, $id: ObjectId!) { answer: stepWording(cohortId: $c, stepId: $id) { ${wording} } }`,
      { c: cohort, id: stepId },
    )
  expect(field(await read(), 'intro')).toMatchObject({
    text: 'Our intro',
    original: 'A better original',
    original_changed: true,
  })
  expect(field(await write({}, { confirmed: ['intro'] }), 'intro')).toMatchObject({ original_changed: false })
  await change(null)
  expect(field(await read(), 'intro')).toMatchObject({ original_changed: true })
})

test('the board of a cohort says what is its own, what is missing and which language is behind', async () => {
  const { cohort, organiser, write } = await scene()
  await write({ title: 'Ours', help_tips_es: '' })
  const { data } = await organiser(
    'query ($c: ObjectId!) { cohortContent(cohortId: $c) { slug active steps { step_id customised missing behind changed_by } } }',
    { c: cohort },
  )
  const modules = data?.cohortContent as { slug: string; steps: { step_id: string }[] }[]
  expect(modules[0]).toMatchObject({ slug: 'one', active: true })
  expect(modules[0]?.steps.find((step) => step.step_id === stepId)).toMatchObject({
    customised: ['title', 'help_tips_es'],
    missing: ['help_tips_es'],
    behind: expect.arrayContaining(['title_es']),
    changed_by: 'Olga',
  })
})

test.each([
  ['a field that is no text', { component: 'Nothing' }, 'unknownField'],
  ['HTML', { help_intro: '<script>alert(1)</script>' }, 'unknownMarks'],
  ['a title without words', { title_es: '' }, 'required'],
  ['a button of two lines', { primary_cta: 'Go\non' }, 'oneLine'],
])('%s is refused with everything beside it', async (_, bad, reason) => {
  const { write } = await scene()
  const { errors } = await write({ intro: 'Good', ...bad })
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field: Object.keys(bad)[0], reason }],
  })
  const { data } = await write({})
  expect((data as { answer: Wording }).answer.version).toBe(0)
})

test('organisers of another organisation, members and strangers word nothing', async () => {
  const { org, cohort, organiser } = await scene()
  const fields = [{ name: 'title', text: 'Theirs' }]
  for (const caller of [
    await as(await build.person({ role: 'admin', org: await build.organisation() })),
    await as(await build.person({ org, cohort })),
  ]) {
    const { errors } = await caller(customise, { c: cohort, id: stepId, fields })
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN')
  }
  expect((await organiser(update, { id: stepId, fields })).errors[0]?.extensions.code).toBe('FORBIDDEN')
  const nobody = await as(null)
  expect((await nobody(customise, { c: cohort, id: stepId, fields })).errors[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  )
})

test('open pages of the cohort’s projects hear of it, those of other cohorts do not', async () => {
  const { org, cohort, other, write } = await scene()
  const owner = await build.person({ org, cohort })
  const [here, there] = [
    await build.project({ org, cohort, owner }),
    await build.project({ org, cohort: other, owner }),
  ]
  const listener = await db.connect()
  const heard: string[] = []
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await listener.query('listen germina')
  await write({ title: 'Ours' })
  await listener.query('select 1')
  await listener.query('unlisten germina')
  listener.release()
  const projects = heard.map((payload) => JSON.parse(payload)).filter(({ kind }) => kind === 'step')
  expect(projects).toContainEqual({ projectId: here, kind: 'step', id: stepId, change: 'update' })
  expect(projects.map(({ projectId }) => projectId)).not.toContain(there)
})
