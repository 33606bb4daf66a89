import { beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareJobs } from '#server/jobs/prepare-jobs.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let cohort: string
let org: string
let mentor: string
let first: { owner: string; project: string }
let second: { owner: string; project: string }

beforeAll(() => prepareJobs(db))

beforeEach(async () => {
  org = await build.organisation()
  cohort = await build.cohort({ org })
  mentor = await build.person({ role: 'mentor', org, cohort, applicationStatus: 'approved', name: 'Marco' })
  await db.query('update users set mentor_capacity = 1 where id = $1', [mentor])
  first = await freeProject('Agua')
  second = await freeProject('Pan')
})

async function freeProject(name: string) {
  const owner = await build.person({ org, cohort, applicationStatus: 'approved', name: `${name} owner` })
  return { owner, project: await build.project({ org, cohort, owner, name }) }
}

const ask = async (project: string, message: string) => {
  const { data } = await (await as(mentor))(
    'mutation ($p: String!, $m: String) { requestMatch(projectId: $p, message: $m) { _id } }',
    { p: project, m: message },
  )
  return (data?.requestMatch as { _id: string } | null)?._id ?? ''
}
const accept = async (owner: string, id: string) =>
  (await as(owner))('mutation ($id: ObjectId!) { acceptMatch(_id: $id) { status } }', { id })

const requestsOf = async (call: Call, project: string) =>
  (await call('query ($p: String!) { connectRequests(projectId: $p) { status } }', { p: project })).data
    ?.connectRequests
const mine = `query ($c: String!) { candidates(cohortId: $c) {
  free_places items { name } requests { project_name owner_first_name status message decided_at }
} }`
const toldTo = async (person: string) => {
  const { rows } = await db.query<{ kind: string }>(
    'select kind from notification where user_id = $1 order by created_at, id',
    [person],
  )
  return rows.map(({ kind }) => kind)
}

test('when a mentor is full the other requests rest, both sides see it, and the board does not count them', async () => {
  const [taken, resting] = [await ask(first.project, 'First'), await ask(second.project, 'Second')]
  expect((await accept(first.owner, taken)).errors).toEqual([])

  expect(await requestsOf(await as(second.owner), second.project)).toEqual([{ status: 'paused' }])
  const { data } = await (await as(mentor))(mine, { c: cohort })
  expect(data?.candidates).toEqual({
    free_places: 0,
    items: [],
    requests: [
      {
        project_name: 'Pan',
        owner_first_name: 'Pan owner',
        status: 'paused',
        message: 'Second',
        decided_at: null,
      },
      expect.objectContaining({ project_name: 'Agua', status: 'accepted', decided_at: expect.any(String) }),
    ],
  })
  const organiser = await as(await build.person({ role: 'admin', org }))
  const board = await organiser(
    'query ($c: String!) { matchingBoard(cohortId: $c) { projects { name open_requests } } }',
    { c: cohort },
  )
  expect(board.data?.matchingBoard).toEqual({
    projects: [
      { name: 'Agua', open_requests: 0 },
      { name: 'Pan', open_requests: 0 },
    ],
  })
  const late = await accept(second.owner, resting)
  expect(late.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'mentorFull' })
  expect(await toldTo(second.owner)).toEqual(['connectRequest', 'requestPaused'])
  expect(await toldTo(mentor)).toEqual(['connectAccepted', 'connectPaused'])
})

test('a resting request can be taken back, and its project hears of it', async () => {
  const [taken, resting] = [await ask(first.project, ''), await ask(second.project, '')]
  await accept(first.owner, taken)
  const withdraw = 'mutation ($id: ObjectId!) { withdrawMatchRequest(_id: $id) { status } }'
  const stranger = await as(await build.person({ role: 'mentor' }))
  expect((await stranger(withdraw, { id: resting })).errors[0]?.extensions.code).toBe('NOT_FOUND')
  expect((await (await as(second.owner))(withdraw, { id: resting })).errors[0]?.extensions.code).toBe(
    'FORBIDDEN',
  )
  const { data } = await (await as(mentor))(withdraw, { id: resting })
  expect(data?.withdrawMatchRequest).toEqual({ status: 'withdrawn' })
  expect(await toldTo(second.owner)).toEqual(['connectRequest', 'requestPaused', 'requestWithdrawn'])
})

test('a resting request goes on when a match ends, and when the mentor takes more teams', async () => {
  const [taken] = [await ask(first.project, ''), await ask(second.project, '')]
  await accept(first.owner, taken)
  const organiser = await as(await build.person({ role: 'admin', org }))
  const end = 'mutation ($p: String!) { unassignMentor(projectId: $p, reason: "End") { _id } }'
  await organiser(end, { p: first.project })
  expect(await requestsOf(await as(second.owner), second.project)).toEqual([{ status: 'asked' }])
  await accept(first.owner, await ask(first.project, ''))
  const more = `mutation ($u: String!) {
    updateOneUser(query: { user_id: $u }, data: { mentorMotivation: { numberOfTeams: 2 } }) { _id }
  }`
  expect((await (await as(mentor))(more, { u: mentor })).errors).toEqual([])
  expect(await toldTo(second.owner)).toEqual([
    'connectRequest',
    'requestPaused',
    'requestResumed',
    'requestPaused',
    'requestResumed',
  ])
  expect(await requestsOf(await as(second.owner), second.project)).toEqual([{ status: 'asked' }])
})

test('nobody reads what another mentor has asked', async () => {
  await ask(first.project, 'Only for Agua')
  const other = await build.person({ role: 'mentor', org, cohort, applicationStatus: 'approved' })
  const { data } = await (await as(other))(mine, { c: cohort })
  expect(data?.candidates).toMatchObject({ requests: [] })
  const owner = await (await as(second.owner))(mine, { c: cohort })
  expect(JSON.stringify(owner)).not.toContain('Only for Agua')
})

test('where the organisers match by hand, other mentors who asked are told that, not that the project decided', async () => {
  await ask(first.project, 'Hello')
  const chosen = await build.person({ role: 'mentor', org, cohort, applicationStatus: 'approved' })
  const organiser = await as(await build.person({ role: 'admin', org }))
  await organiser(
    `mutation ($c: String!, $p: ObjectId!, $m: ObjectId!) {
      publishMatching(cohortId: $c, matches: [{ project_id: $p, mentor_id: $m }]) { matched }
    }`,
    { c: cohort, p: first.project, m: chosen },
  )
  expect(await toldTo(mentor)).toEqual(['connectClosed'])
})
