import { beforeEach, expect, test } from 'vitest'
import { type Call, testApi } from '#testing/api.ts'
import { emailOf } from '#testing/team-world.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

type Who = 'owner' | 'team' | 'mentor' | 'organiser' | 'orgOwner' | 'stranger'
let calls: Record<Who, Call>
let projectId: string
let teamId: string
let ownerId: string
let strangerId: string

beforeEach(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const [owner, mentor] = [
    await build.person({ org, cohort }),
    await build.person({ role: 'mentor', org, cohort }),
  ]
  ownerId = owner
  strangerId = await build.person({ org, cohort })
  teamId = await build.person({ org, cohort })
  projectId = await build.project({ org, cohort, owner, mentor, team: [teamId], name: 'Lamps' })
  calls = {
    owner: await as(owner),
    team: await as(teamId),
    mentor: await as(mentor),
    organiser: await as(await build.person({ role: 'admin', org })),
    orgOwner: await as(await build.person({ role: 'admin', org, orgRole: 'owner' })),
    stranger: await as(strangerId),
  }
})

const update = (who: Who, set: object) =>
  calls[who](
    `mutation ($id: ObjectId!, $set: ProjectUpdateInput!) {
      updateOneProject(query: { _id: $id }, set: $set) { name problem countries stage status version team_members { name user_id } }
    }`,
    { id: projectId, set },
  )
const nameOf = async (id: string): Promise<string> =>
  (await db.query('select name from users where id = $1', [id])).rows[0].name
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
  const answer = await update('owner', { team_members: [{ name: 'Me too', user_id: strangerId }] })
  expect(answer.errors[0]?.extensions.code).toBe('NOT_FOUND')
})

const membersIn = ({ data }: Awaited<ReturnType<Call>>) =>
  (data?.updateOneProject as { team_members?: object[] } | undefined)?.team_members

test('an address of the team links its account and takes its name; that of a stranger tells nothing', async () => {
  const written = [
    { name: 'Somebody', email: emailOf(strangerId) },
    { name: 'T.', role: 'Sales', email: ` ${emailOf(teamId).toUpperCase()}` },
  ]
  const found = membersIn(await update('owner', { team_members: written }))
  expect(found).toEqual([
    { name: 'Somebody', user_id: null },
    { name: await nameOf(teamId), user_id: teamId },
  ])
})

test('the owner stands first, and who is in the team stays listed until they leave', async () => {
  const written = [{ name: 'Grandmother' }, { name: 'Me', user_id: ownerId }]
  expect(membersIn(await update('owner', { team_members: written }))).toEqual([
    { name: await nameOf(ownerId), user_id: ownerId },
    { name: 'Grandmother', user_id: null },
    { name: await nameOf(teamId), user_id: teamId },
  ])
  const twice = [{ user_id: teamId, role: 'Sales' }, { email: emailOf(teamId) }]
  expect(membersIn(await update('owner', { team_members: twice }))).toEqual([
    { name: await nameOf(teamId), user_id: teamId },
  ])
})

test('a team list follows the name that its people have today', async () => {
  await update('owner', { team_members: [{ name: 'Grandmother' }, { user_id: teamId, role: 'Sales' }] })
  await calls.team(
    'mutation ($id: String) { updateOneUser(query: { user_id: $id }, data: { first_name: "Nilda" }) { _id } }',
    { id: teamId },
  )
  const { rows } = await db.query('select team_members as members, version from project where id = $1', [
    projectId,
  ])
  expect(rows[0].members[1]).toMatchObject({ name: await nameOf(teamId), role: 'Sales' })
  expect(rows[0].members[1].name).toContain('Nilda')
  expect(rows[0].version).toBe(3)
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
