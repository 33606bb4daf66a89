import { expect, test } from 'vitest'
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

const write = (call: Call, projectId: string, text: string, field = 'statement') =>
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

async function mailsTo({ people }: Scene, who: keyof Scene['people']): Promise<number> {
  const { rows } = await db.query(
    `select 1 from pgboss.job j join users u on u.email = j.data ->> 'to' where u.id = $1`,
    [people[who]],
  )
  return rows.length
}

test('a comment of the mentor reaches the owner and the team, and leads to the conversation', async () => {
  const at = await scene()
  const step = `/home/project/${at.projectId}/one/defining-your-problem`
  await write(await at.call('mentor'), at.projectId, 'Who is it for?')
  for (const who of ['owner', 'team'] as const) {
    expect(await noticesOf(at, who)).toMatchObject([
      { message: 'Who is it for?', path: `${step}?feedback=one.defining-your-problem.statement` },
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
  await write(mentor, at.projectId, 'Another field', 'location')
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
