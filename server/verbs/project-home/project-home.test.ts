import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let owner: Call
let mate: Call
let mentor: Call
let organiser: Call
let stranger: Call
let project: string

beforeAll(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org, inactive: ['nine'] })
  const person = (role: 'entrepreneur' | 'mentor', name: string) =>
    build.person({ role, org, cohort, applicationStatus: 'approved', name })
  const [ownerId, mateId] = [await person('entrepreneur', 'Olivia'), await person('entrepreneur', 'Mara')]
  const mentorId = await person('mentor', 'Marco')
  project = await build.project({ org, cohort, owner: ownerId, mentor: mentorId, team: [mateId] })
  owner = await as(ownerId)
  mate = await as(mateId)
  mentor = await as(mentorId)
  organiser = await as(await build.person({ role: 'admin', org }))
  stranger = await as(await person('entrepreneur', 'Sam'))
})

type Home = {
  modules: Record<string, unknown>[]
  last_edit: Record<string, unknown> | null
  threads: Record<string, unknown>[]
  team: { name: string }[]
  goals: unknown[]
  invites: unknown[] | null
}

const document = `query ($p: String!) { projectHome(projectId: $p) {
  modules { module steps_done steps has_begun review validated review_at review_message changed_steps }
  last_edit { module step step_title step_title_es author_name }
  threads { fieldId module step step_title unread total text author_name }
  team { name } goals { title date } invites { email }
} }`

async function homeOf(by: Call): Promise<Home> {
  const { data, errors } = await by(document, { p: project })
  expect(errors).toEqual([])
  return data?.projectHome as Home
}

const first = async (by = owner) => (await homeOf(by)).modules.find(({ module }) => module === 'one')

const answer = (by: Call, key: string, value: string) =>
  by(`mutation ($d: InputInsertInput!) { insertOneInput(data: $d) { _id } }`, {
    d: { projectId: project, moduleKey: 'one', stepKey: 'defining-your-problem', key, value },
  })
const progress = (by: Call, payload: object, message = '') =>
  by(
    'mutation ($p: String!, $d: ProgressPayloadInput!) { updateProgress(projectId: $p, order: 1, payload: $d) { order } }',
    { p: project, d: { module: payload, message } },
  )

const sendBack = (message: string) =>
  mentor('mutation ($p: String!, $m: String!) { sendBack(projectId: $p, order: 1, message: $m) { order } }', {
    p: project,
    m: message,
  })

test('a new project has nothing behind it, and only modules that can be used', async () => {
  const { modules, last_edit, threads, goals } = await homeOf(owner)
  expect(modules.map(({ module }) => module)).not.toContain('nine')
  expect(modules[0]).toMatchObject({ module: 'one', has_begun: false, review: 'open', changed_steps: 0 })
  expect({ last_edit, threads, goals }).toEqual({ last_edit: null, threads: [], goals: [] })
})

describe('in the course of a module', () => {
  test('everybody goes on where they wrote last, and reads who wrote where they did not', async () => {
    const { errors } = await answer(mate, 'who', 'Families at the lake')
    expect(errors).toEqual([])
    const place = { module: 'one', step: 'defining-your-problem', step_title: 'Defining your problem' }
    expect((await homeOf(mate)).last_edit).toMatchObject({ ...place, author_name: null })
    expect((await homeOf(owner)).last_edit).toMatchObject({ ...place, author_name: 'Mara' })
    expect(await first()).toMatchObject({ has_begun: true })
  })

  test('the review is asked for, sent back with a message, approved, and changed since', async () => {
    await progress(owner, { review_request: true })
    expect(await first()).toMatchObject({ review: 'requested', review_message: null })
    await sendBack('Name the village')
    expect(await first(mate)).toMatchObject({ review: 'sent back', review_message: 'Name the village' })
    await progress(owner, { review_request: true })
    await progress(mentor, { finished: true, validated: true, review_request: true })
    expect(await first()).toMatchObject({ review: 'approved', changed_steps: 0, steps_done: 11 })
    await answer(owner, 'where', 'Nyalenda')
    expect(await first(mentor)).toMatchObject({ review: 'approved', changed_steps: 1 })
    await progress(owner, { review_request: true })
    expect(await first()).toMatchObject({ review: 'requested', validated: true })
    await sendBack('And the year')
    expect(await first()).toMatchObject({
      review: 'sent back',
      validated: true,
      review_message: 'And the year',
    })
    await progress(mentor, { validated: false }, 'The year is wrong')
    expect(await first()).toMatchObject({
      review: 'withdrawn',
      review_at: expect.any(String),
      review_message: 'The year is wrong',
      validated: false,
    })
    await progress(organiser, { validated: true })
    expect(await first()).toMatchObject({
      review: 'approved',
      review_at: expect.any(String),
      validated: true,
      review_message: null,
    })
  })

  test('comments wait for the other side, and organisers read along', async () => {
    const fieldId = 'one.defining-your-problem.who'
    await mentor(
      'mutation ($p: String!, $f: String!) { addFeedback(projectId: $p, fieldId: $f, text: "How many?") { _id } }',
      { p: project, f: fieldId },
    )
    const thread = {
      fieldId,
      module: 'one',
      step: 'defining-your-problem',
      text: 'How many?',
      author_name: 'Marco',
    }
    for (const [by, unread] of [
      [owner, 1],
      [mate, 1],
      [mentor, 0],
      [organiser, 0],
    ] as const)
      expect((await homeOf(by)).threads).toEqual([expect.objectContaining({ ...thread, unread, total: 1 })])
  })
})

test('invitations are for the owner, the team for everybody who sees the project', async () => {
  await owner(
    'mutation ($p: String!) { inviteTeamMember(projectId: $p, email: "new@example.org") { _id } }',
    {
      p: project,
    },
  )
  expect(await homeOf(owner)).toMatchObject({
    team: [{ name: 'Mara' }],
    invites: [{ email: 'new@example.org' }],
  })
  for (const by of [mate, mentor, organiser])
    expect(await homeOf(by)).toMatchObject({ team: [{ name: 'Mara' }], invites: null })
})

test('a record that several modules share begins none of them', async () => {
  await owner('mutation ($d: OfferingInsertInput!) { insertOneOffering(data: $d) { _id } }', {
    d: { projectId: project, name: 'Filter' },
  })
  const begun = (await homeOf(owner)).modules.filter(({ has_begun }) => has_begun)
  expect(begun.map(({ module }) => module)).toEqual(['one'])
})

test('coming goals stand in the order of their days', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const objectives = [
    { title: 'Later', date: day(20) },
    { title: 'Past', date: day(-3) },
    { title: 'Soon', date: day(2) },
    { title: 'Some day' },
  ]
  await db.query(`insert into plan_item (id, project_id, kind, data) values ($1, $2, 'goal', $3)`, [
    newId(),
    project,
    JSON.stringify({ title: 'Grow', objectives }),
  ])
  expect((await homeOf(mentor)).goals).toEqual([
    { title: 'Soon', date: day(2) },
    { title: 'Later', date: day(20) },
  ])
})

test('a mentor sees nothing of the plan before both have signed, and a stranger nothing at all', async () => {
  expect(await homeOf(stranger)).toBeNull()
  await progress(owner, { review_request: true })
  await sendBack('Between us')
  await db.query('update project set entrepreneur_agreement = false where id = $1', [project])
  const { last_edit, threads, goals, modules, team } = await homeOf(mentor)
  expect({ last_edit, threads, goals }).toEqual({ last_edit: null, threads: [], goals: [] })
  expect(modules.find(({ module }) => module === 'two')).toMatchObject({ steps_done: null })
  expect(modules.find(({ module }) => module === 'one')).toMatchObject({
    has_begun: true,
    steps_done: null,
    review_message: null,
  })
  expect(team).toEqual([{ name: 'Mara' }])
})
