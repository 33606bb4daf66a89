import { expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

async function scene() {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const here = { org, cohort, applicationStatus: 'approved' }
  const people = {
    owner: await build.person(here),
    team: await build.person({ org }),
    mentor: await build.person({ ...here, role: 'mentor' }),
    organiser: await build.person({ role: 'admin', org }),
  }
  const { owner, team, mentor } = people
  const projectId = await build.project({ org, cohort, owner, mentor, team: [team] })
  return { people, projectId, call: (who: keyof typeof people) => as(people[who]) }
}

type Scene = Awaited<ReturnType<typeof scene>>

const write = (call: Call, projectId: string, text: string, field = 'who') =>
  call(
    `mutation ($p: String!, $f: String!, $t: String!) {
      addFeedback(projectId: $p, fieldId: $f, text: $t, path: "@elsewhere.example") { _id }
    }`,
    { p: projectId, f: `one.defining-your-problem.${field}`, t: text },
  )

async function noticesOf({ people, projectId }: Scene, who: keyof Scene['people']) {
  const { rows } = await db.query<{ data: { message: string; path: string } }>(
    `select data from notification where user_id = $1 and kind = 'feedback' and data ->> 'project_id' = $2 order by id`,
    [people[who], projectId],
  )
  return rows.map((row) => row.data)
}

/** Those that wait to be sent. */
async function mailsTo({ people }: Scene, who: keyof Scene['people']): Promise<number> {
  const { rows } = await db.query('select 1 from waiting_mail where user_id = $1', [people[who]])
  return rows.length
}

test('a comment of the mentor reaches the owner and the team, and leads to the conversation', async () => {
  const at = await scene()
  const step = `/home/project/${at.projectId}/one/defining-your-problem`
  await write(await at.call('mentor'), at.projectId, 'Who is it for?')
  for (const who of ['owner', 'team'] as const) {
    expect(await noticesOf(at, who)).toMatchObject([
      { message: 'Who is it for?', path: `${step}?feedback=one.defining-your-problem.who` },
    ])
    expect(await mailsTo(at, who)).toBe(1)
  }
  expect(await noticesOf(at, 'mentor')).toEqual([])
})

test('an answer reaches the mentor and whoever else takes part, not the team itself', async () => {
  const at = await scene()
  await write(await at.call('mentor'), at.projectId, 'Who is it for?')
  await write(await at.call('organiser'), at.projectId, 'And where?')
  await write(await at.call('owner'), at.projectId, 'Families in the valley.')
  for (const who of ['mentor', 'organiser'] as const)
    expect(await noticesOf(at, who)).toMatchObject([{ message: 'Families in the valley.' }])
  expect(await noticesOf(at, 'team')).toHaveLength(1)
})

test('who may not read the plan any more hears nothing of an answer, though they wrote here once', async () => {
  const at = await scene()
  const { people, projectId } = at
  for (const who of ['mentor', 'team'] as const) await write(await at.call(who), projectId, 'Who is it for?')
  await db.query('delete from team_access where project_id = $1', [projectId])
  const next = await build.person({ role: 'mentor' })
  await db.query('update project set mentor = $2, mentor_agreement = false where id = $1', [projectId, next])
  await write(await at.call('owner'), projectId, 'Families in the valley.')
  const everybody = { ...at, people: { ...people, owner: next } }
  for (const who of ['mentor', 'team', 'owner'] as const)
    expect(JSON.stringify(await noticesOf(everybody, who))).not.toContain('Families')
})

test('a conversation sends one mail per field and hour', async () => {
  const at = await scene()
  const mentor = await at.call('mentor')
  const age = (minutes: number) =>
    db.query(
      `update notification set created_at = created_at - $2 * interval '1 minute' where user_id = $1`,
      [at.people.owner, minutes],
    )
  await write(mentor, at.projectId, 'First')
  await write(mentor, at.projectId, 'Second')
  expect([await noticesOf(at, 'owner'), await mailsTo(at, 'owner')]).toMatchObject([
    [{ message: 'Second' }],
    1,
  ])
  await db.query('update notification set read_at = now() where user_id = $1', [at.people.owner])
  await write(mentor, at.projectId, 'Third')
  expect([await noticesOf(at, 'owner'), await mailsTo(at, 'owner')]).toMatchObject([[{}, {}], 1])
  await write(mentor, at.projectId, 'Another field', 'where')
  expect(await mailsTo(at, 'owner')).toBe(2)
  await age(61)
  await write(mentor, at.projectId, 'Fourth')
  expect(await mailsTo(at, 'owner')).toBe(3)
})

test('a long comment is quoted in part', async () => {
  const at = await scene()
  await write(await at.call('mentor'), at.projectId, 'word '.repeat(300))
  const [notice] = await noticesOf(at, 'owner')
  expect(notice?.message).toMatch(/^(word ){10}.*word…$/)
  expect(notice?.message.length).toBeLessThan(410)
})

const said = `mutation ($p: String!, $f: String!, $m: String, $s: String) {
  addFeedback(projectId: $p, fieldId: $f, text: "Why?", module: $m, step: $s) { module step }
}`

test.each([
  ['defining-your-problem', 'general'],
  ['defining-your-problem', 'who'],
  ['building-the-problem-tree', 'cause:6a442a998796c7d92a0e8d7d'],
])('a comment on %s, %s stands on the step of its field', async (step, field) => {
  const at = await scene()
  const { data } = await (await at.call('mentor'))(said, { p: at.projectId, f: `one.${step}.${field}` })
  expect(data?.addFeedback).toEqual({ module: 'one', step })
})

test.each(['nonsense', 'who.more', 'cause:6a442a998796c7d92a0e8d7d', 'constructor'])(
  'a comment on %s, which the step does not have, is refused',
  async (field) => {
    const at = await scene()
    const ask = { p: at.projectId, f: `one.defining-your-problem.${field}` }
    const { errors } = await (await at.call('mentor'))(said, ask)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'unknownField' })
    // A conversation from before goes on.
    await db.query(
      `insert into feedback (id, project_id, author_id, text, module, step, field_id)
       values ($1, $2, $3, 'Older', 'one', 'defining-your-problem', $4)`,
      [newId(), at.projectId, at.people.mentor, ask.f],
    )
    expect((await (await at.call('owner'))(said, ask)).errors).toEqual([])
  },
)

test('a comment on a section of the business plan leads there, is counted, and the team answers it', async () => {
  const at = await scene()
  const ask = { p: at.projectId, f: 'plan.customers' }
  const { data } = await (await at.call('mentor'))(said, ask)
  expect(data?.addFeedback).toEqual({ module: 'plan', step: 'customers' })
  expect(await noticesOf(at, 'owner')).toMatchObject([
    { path: `/home/project/${at.projectId}/businessplan?feedback=plan.customers#customers` },
  ])
  const owner = await at.call('owner')
  expect((await owner(said, ask)).errors).toEqual([])
  const shown = await owner(
    `query ($p: String!) {
      feedbackCounts(query: { projectId: $p }) { fieldId module step total unread }
      projectHome(projectId: $p) { threads { fieldId step_title step_title_es unread } }
      notifications { module_name step_title step_title_es }
    }`,
    { p: at.projectId },
  )
  const called = { step_title: 'Customers (business plan)', step_title_es: 'Clientes (plan de negocio)' }
  expect(shown.data).toEqual({
    feedbackCounts: [{ fieldId: ask.f, module: 'plan', step: 'customers', total: 2, unread: 1 }],
    projectHome: { threads: [{ fieldId: ask.f, ...called, unread: 1 }] },
    notifications: [{ module_name: null, ...called }],
  })
})

const here = 'one.defining-your-problem.who'

test.each([
  ['statement', null, null, 'fieldId', 'unknownField'],
  ['one.defining-your-problem', null, null, 'fieldId', 'unknownField'],
  ['one.defining-your-problem. ', null, null, 'fieldId', 'unknownField'],
  ['one.elsewhere.statement', null, null, 'fieldId', 'unknownField'],
  ['ten.defining-your-problem.statement', null, null, 'fieldId', 'unknownField'],
  ['plan.weather', null, null, 'fieldId', 'unknownField'],
  ['plan.customers.name', null, null, 'fieldId', 'unknownField'],
  ['plan.customers', 'two', null, 'module', 'otherStep'],
  [here, 'two', null, 'module', 'otherStep'],
  [here, 'one', 'summary', 'step', 'otherStep'],
])('no comment stands on %s in module %s and step %s', async (f, m, s, field, reason) => {
  const at = await scene()
  const mentor = await at.call('mentor')
  const { errors } = await mentor(said, { p: at.projectId, f, m, s })
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field, reason }] })
  const { rowCount } = await db.query('select 1 from feedback where project_id = $1', [at.projectId])
  expect(rowCount).toBe(0)
})

test('who may not read the plan learns nothing about fields', async () => {
  const at = await scene()
  const stranger = await as(await build.person())
  const { errors } = await stranger(said, { p: at.projectId, f: 'nowhere' })
  expect(errors[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
})

test('a message that a device sends again with its key stands there once, and is told once', async () => {
  const at = await scene()
  const call = await at.call('mentor')
  const send = (key: string) =>
    call(
      `mutation ($p: String!, $k: String) {
        addFeedback(projectId: $p, fieldId: "one.defining-your-problem.who", text: "Who?", key: $k) { _id text }
      }`,
      { p: at.projectId, k: key },
    )
  const [first, second] = await Promise.all([send('new-1'), send('new-1')])
  expect(first.data).toEqual(second.data)
  expect((await send('new-1')).data).toEqual(first.data)
  expect(await noticesOf(at, 'owner')).toHaveLength(1)
  expect((await send('new-2')).data).not.toEqual(first.data)
  expect((await send('k'.repeat(101))).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
})
