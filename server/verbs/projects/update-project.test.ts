import { beforeEach, expect, test } from 'vitest'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

type Who = 'owner' | 'team' | 'mentor' | 'organiser' | 'orgOwner' | 'stranger'
let calls: Record<Who, Call>
let projectId: string
let teamId: string

beforeEach(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const [owner, mentor] = [
    await build.person({ org, cohort }),
    await build.person({ role: 'mentor', org, cohort }),
  ]
  teamId = await build.person({ org, cohort })
  projectId = await build.project({ org, cohort, owner, mentor, team: [teamId], name: 'Lamps' })
  calls = {
    owner: await as(owner),
    team: await as(teamId),
    mentor: await as(mentor),
    organiser: await as(await build.person({ role: 'admin', org })),
    orgOwner: await as(await build.person({ role: 'admin', org, orgRole: 'owner' })),
    stranger: await as(await build.person({ org, cohort })),
  }
})

const update = (who: Who, set: object) =>
  calls[who](
    `mutation ($id: ObjectId!, $set: ProjectUpdateInput!) {
      updateOneProject(query: { _id: $id }, set: $set) { name problem countries stage status version team_members { name user_id } }
    }`,
    { id: projectId, set },
  )
const codeOf = async (answer: ReturnType<Call>) => (await answer).errors[0]?.extensions.code

test('sets only what is named, and clears with null', async () => {
  await update('owner', { problem: 'No light', countries: ['PE'], stage: 'idea' })
  const answer = await update('team', { name: 'Solar lamps', countries: null, stage: null })
  expect(answer.data?.updateOneProject).toMatchObject({
    name: 'Solar lamps',
    problem: 'No light',
    countries: [],
    stage: null,
    version: 3,
  })
})

test.each<[Who, object, string | undefined]>([
  ['owner', { name: 'New' }, undefined],
  ['team', { name: 'New' }, undefined],
  ['mentor', { name: 'New' }, 'FORBIDDEN'],
  ['stranger', { name: 'New' }, 'NOT_FOUND'],
  ['owner', { team_members: [{ name: 'Ana' }] }, undefined],
  ['team', { team_members: [] }, 'FORBIDDEN'],
  ['owner', { status: 'completed' }, 'FORBIDDEN'],
  ['mentor', { status: 'completed' }, 'FORBIDDEN'],
  ['organiser', { status: 'completed' }, undefined],
  ['organiser', { status: 'archived' }, 'FORBIDDEN'],
  ['orgOwner', { status: 'archived' }, undefined],
  ['owner', { name: 'New', status: 'completed' }, 'FORBIDDEN'],
  ['owner', { name: 'x'.repeat(201) }, 'BAD_USER_INPUT'],
  ['owner', { stage: 'King' }, 'BAD_USER_INPUT'],
])('%s setting %j', async (who, set, code) => {
  expect(await codeOf(update(who, set))).toBe(code)
  if (code)
    expect((await db.query('select version from project where id = $1', [projectId])).rows[0].version).toBe(1)
})

test.each(['owner_id', 'mentor', 'cohort_id', 'org_id', 'mentor_agreement', 'entrepreneur_agreement'])(
  '%s is not in anybody’s hand',
  async (field) => {
    expect(await codeOf(update('orgOwner', { [field]: 'f'.repeat(24) }))).toBe('BAD_USER_INPUT')
  },
)

test('a team list cannot give anybody access', async () => {
  const answer = await update('owner', { team_members: [{ name: 'Me too', user_id: teamId }] })
  expect(answer.errors[0]?.extensions.code).toBe('NOT_FOUND')
})

test('refuses to overwrite what somebody else has written, and shows it', async () => {
  await update('team', { name: 'Theirs' })
  const clash = await update('owner', { name: 'Mine', version: 1 })
  expect(clash.errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    current: { name: 'Theirs', version: 2 },
    fields: [{ field: 'name', reason: 'changedSince' }],
  })
  expect(await codeOf(update('owner', { name: 'Theirs', version: 1 }))).toBeUndefined()
})
