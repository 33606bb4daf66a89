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
    mentor: await build.person({ ...here, role: 'mentor', name: 'Marco' }),
    organiser: await build.person({ role: 'admin', org, name: 'Olga' }),
    stranger: await build.person(here),
  }
  const { owner, team, mentor } = people
  const projectId = await build.project({ org, cohort, owner, mentor, team: [team] })
  return { people, projectId, call: (who: keyof typeof people) => as(people[who]) }
}

type Scene = Awaited<ReturnType<typeof scene>>

const move = ({ projectId }: Scene, call: Call, module: object, message = '') =>
  call(
    `mutation ($p: String!, $payload: ProgressPayloadInput!) {
      updateProgress(projectId: $p, order: 1, payload: $payload) { module { validated withdrawn } }
    }`,
    { p: projectId, payload: { module, message } },
  )
const request = async (at: Scene) => move(at, await at.call('owner'), { review_request: true })
const approve = async (at: Scene, by: 'mentor' | 'organiser', message = '') =>
  move(at, await at.call(by), { validated: true }, message)
const withdraw = async (at: Scene, by: keyof Scene['people'], message: string) =>
  move(at, await at.call(by), { validated: false }, message)

async function answerFor(at: Scene, who: keyof Scene['people']) {
  const call = await at.call(who)
  const { data } = await call(
    'query ($p: String!) { moduleAnswer(projectId: $p, module: "one") { decision message answered_by } }',
    { p: at.projectId },
  )
  return data?.moduleAnswer
}

async function told({ people, projectId }: Scene, kind: string) {
  const { rows } = await db.query<{ user_id: string; message: string; mails: number }>(
    `select n.user_id, n.data ->> 'message' as message,
       (select count(*)::int from pgboss.job j join users u on u.email = j.data ->> 'to'
        where u.id = n.user_id and j.data ->> 'template' = $2) as mails
     from notification n where n.data ->> 'project_id' = $1 and n.kind = $2`,
    [projectId, kind],
  )
  return Object.entries(people)
    .flatMap(([name, id]) => rows.filter((row) => row.user_id === id).map((row) => ({ ...row, name })))
    .map(({ name, message, mails }) => `${name}: ${message} (${mails} mail)`)
}

test('withdrawing needs a reason, and tells the team by notice and mail', async () => {
  const at = await scene()
  await request(at)
  await approve(at, 'mentor')
  const refused = await withdraw(at, 'mentor', '  ')
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'required' })
  expect(await answerFor(at, 'owner')).toMatchObject({ decision: 'approved' })
  await withdraw(at, 'mentor', 'The numbers are old')
  const reason = { decision: 'withdrawn', message: 'The numbers are old', answered_by: 'Marco' }
  expect(await answerFor(at, 'team')).toEqual(reason)
  expect(await told(at, 'approvalWithdrawn')).toEqual([
    'owner: The numbers are old (1 mail)',
    'team: The numbers are old (1 mail)',
  ])
})

test('what is not approved cannot be withdrawn, and nobody is told of it twice', async () => {
  const at = await scene()
  await withdraw(at, 'mentor', 'Too early')
  await approve(at, 'organiser')
  await withdraw(at, 'organiser', 'By mistake')
  await withdraw(at, 'mentor', 'By mistake')
  expect(await told(at, 'approvalWithdrawn')).toEqual([
    'owner: By mistake (1 mail)',
    'team: By mistake (1 mail)',
  ])
})

test('the newest answer stands alone: an approval without words carries none of those before', async () => {
  const at = await scene()
  expect(await answerFor(at, 'owner')).toBeNull()
  await request(at)
  const mentor = await at.call('mentor')
  await mentor(
    'mutation ($p: String!) { sendBack(projectId: $p, order: 1, message: "Which mothers?") { order } }',
    {
      p: at.projectId,
    },
  )
  expect(await answerFor(at, 'owner')).toMatchObject({ decision: 'sent back', message: 'Which mothers?' })
  await request(at)
  await approve(at, 'mentor')
  const bare = { decision: 'approved', message: '', answered_by: 'Marco' }
  for (const who of ['owner', 'team', 'mentor', 'organiser'] as const)
    expect(await answerFor(at, who)).toEqual(bare)
  await withdraw(at, 'mentor', 'Read again')
  await approve(at, 'organiser', 'Fine now')
  expect(await answerFor(at, 'owner')).toEqual({
    decision: 'approved',
    message: 'Fine now',
    answered_by: 'Olga',
  })
})

test('a stranger neither withdraws nor reads an answer, and the team cannot withdraw', async () => {
  const at = await scene()
  await approve(at, 'organiser', 'Between us')
  expect((await withdraw(at, 'stranger', 'No')).errors[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
  expect((await withdraw(at, 'owner', 'No')).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect(await answerFor(at, 'stranger')).toBeNull()
  await db.query('update project set entrepreneur_agreement = false where id = $1', [at.projectId])
  expect(await answerFor(at, 'mentor')).toBeNull()
})
