import { beforeEach, expect, test } from 'vitest'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let owner: Call
let team: Call
let mentor: Call
let organiser: Call
let stranger: Call
let projectId: string

beforeEach(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const [ownerId, mentorId] = [
    await build.person({ org, cohort }),
    await build.person({ role: 'mentor', org, cohort }),
  ]
  const teamId = await build.person({ org })
  projectId = await build.project({ org, cohort, owner: ownerId, mentor: mentorId, team: [teamId] })
  owner = await as(ownerId)
  team = await as(teamId)
  mentor = await as(mentorId)
  organiser = await as(await build.person({ role: 'admin', org }))
  stranger = await as(await build.person({ org, cohort }))
})

const write = (call: Call, text: string, field = 'general') =>
  call(
    'mutation ($p: String!, $f: String!, $t: String!) { addFeedback(projectId: $p, fieldId: $f, text: $t) { _id } }',
    {
      p: projectId,
      f: `one.summary.${field}`,
      t: text,
    },
  )
const mark = async (call: Call, field = 'general') => {
  const answer = await call(
    'mutation ($p: String!, $f: String!) { markFeedbackRead(projectId: $p, fieldId: $f) }',
    {
      p: projectId,
      f: `one.summary.${field}`,
    },
  )
  return answer.errors[0]?.extensions.code ?? answer.data?.markFeedbackRead
}
const unread = async (call: Call) => {
  const answer = await call(
    'query ($p: String) { feedbackCounts(query: { projectId: $p }) { fieldId total unread } }',
    { p: projectId },
  )
  return answer.data?.feedbackCounts
}

test('reading marks what others wrote on this field, and what one wrote oneself stays', async () => {
  await write(mentor, 'Why?')
  await write(mentor, 'Who?')
  await write(owner, 'Because.')
  await write(mentor, 'Elsewhere', 'reflection')
  expect(await unread(owner)).toEqual([
    { fieldId: 'one.summary.general', total: 3, unread: 2 },
    { fieldId: 'one.summary.reflection', total: 1, unread: 1 },
  ])
  expect(await mark(owner)).toBe(2)
  expect(await mark(owner)).toBe(0)
  expect(await unread(owner)).toMatchObject([{ unread: 0 }, { unread: 1 }])
  expect(await unread(mentor)).toMatchObject([{ unread: 1 }, { unread: 0 }])
  expect(await mark(mentor)).toBe(1)
})

test('only the two sides of the talk mark; managers read along, strangers see nothing', async () => {
  await write(mentor, 'Why?')
  expect(await mark(organiser)).toBe('FORBIDDEN')
  expect(await mark(stranger)).toBe('NOT_FOUND')
  expect(await mark(mentor)).toBe('FORBIDDEN')
  expect(await unread(owner)).toMatchObject([{ unread: 1 }])
  expect(await unread(stranger)).toEqual([])
})

test('what a colleague of the same side has read is still new to the other side', async () => {
  await write(mentor, 'Why?')
  await write(organiser, 'And where?')
  await write(owner, 'Because.')
  expect(await mark(mentor)).toBe(1)
  expect(await unread(owner)).toMatchObject([{ unread: 2 }])
  await write(owner, 'Here.')
  expect(await mark(team)).toBe(2)
  expect(await unread(mentor)).toMatchObject([{ total: 4, unread: 1 }])
  expect(await unread(team)).toMatchObject([{ unread: 0 }])
  expect(await unread(organiser)).toMatchObject([{ unread: 0 }])
})

test('what somebody wrote who has left the team since waits for the mentor, not for the team', async () => {
  await write(mentor, 'Why?')
  await write(team, 'Because.')
  await db.query('delete from team_access where project_id = $1', [projectId])
  expect(await unread(mentor)).toMatchObject([{ total: 2, unread: 1 }])
  expect(await mark(owner)).toBe(1)
  expect(await unread(mentor)).toMatchObject([{ unread: 1 }])
  expect(await mark(mentor)).toBe(1)
  for (const call of [mentor, owner]) expect(await unread(call)).toMatchObject([{ unread: 0 }])
})

test('who has read the conversation has read its notice too', async () => {
  await write(mentor, 'Why?')
  await write(mentor, 'Elsewhere', 'reflection')
  const waiting = async () => (await owner('{ unreadNotifications }')).data?.unreadNotifications
  expect(await waiting()).toBe(2)
  await mark(owner)
  expect(await waiting()).toBe(1)
})

test('an empty message is ignored, and only the mentor opens a thread', async () => {
  expect((await write(mentor, '  \n ')).data).toEqual({ addFeedback: null })
  expect(await unread(owner)).toEqual([])
  const early = await write(owner, 'May I ask?')
  expect(early.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'noThread' })
  await write(mentor, 'Yes?')
  expect((await write(owner, 'Thank you.')).errors).toEqual([])
})

test('the author is who is signed in, whatever the message claims', async () => {
  const document = `mutation ($p: String!, $u: String) { addFeedback(projectId: $p, fieldId: "one.summary.general", text: "x", userId: $u) { authorId } }`
  const other = await mentor(document, { p: projectId, u: 'f'.repeat(24) })
  expect(other.errors[0]?.extensions.code).toBe('FORBIDDEN')
})
