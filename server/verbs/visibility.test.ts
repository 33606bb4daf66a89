import { beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

type Who = 'owner' | 'team' | 'mentor' | 'organiser' | 'superAdmin' | 'otherOrganiser' | 'peer' | 'nobody'
const ids = {} as Record<Exclude<Who, 'nobody'>, string>
const calls = {} as Record<Who, Call>
let org: string
let cohort: string
let projectId: string

beforeAll(async () => {
  const hub = await build.organisation('hub')
  const other = await build.organisation()
  org = await build.organisation()
  cohort = await build.cohort({ org })
  const here = { org, cohort, applicationStatus: 'approved' }
  ids.owner = await build.person({ ...here, name: 'Ana' })
  ids.team = await build.person({ org })
  ids.mentor = await build.person({ ...here, role: 'mentor' })
  ids.peer = await build.person(here)
  ids.organiser = await build.person({ role: 'admin', org })
  ids.otherOrganiser = await build.person({ role: 'admin', org: other })
  ids.superAdmin = await build.person({ role: 'admin', org: hub, orgRole: 'owner' })
  projectId = await build.project({ ...here, owner: ids.owner, mentor: ids.mentor, team: [ids.team] })
  await build.project({ ...here, owner: ids.peer })
  for (const [who, id] of Object.entries(ids)) calls[who as Who] = await as(id)
  calls.nobody = await as(null)
  await db.query(`update users set basic_data = $2 where id = $1`, [
    ids.owner,
    JSON.stringify({ providedBio: 'I build filters.', urlWhatsapp: '987', birthDate: '1990-01-01' }),
  ])
})

const listed = ({ data }: Answer, field: string) => (data?.[field] ?? []) as Record<string, string>[]

describe('a project', () => {
  test.each<[Who, boolean]>([
    ['owner', true],
    ['team', true],
    ['mentor', true],
    ['organiser', true],
    ['superAdmin', true],
    ['otherOrganiser', false],
    ['peer', false],
  ])('%s finds it by id and in the list: %s', async (who, isSeen) => {
    const one = await calls[who]('query ($id: ObjectId) { project(query: { _id: $id }) { _id } }', {
      id: projectId,
    })
    const list = await calls[who]('{ projects { _id } }')
    expect(one.data?.project).toEqual(isSeen ? { _id: projectId } : null)
    expect(listed(list, 'projects').some(({ _id }) => _id === projectId)).toBe(isSeen)
  })

  test.each<Who>(['owner', 'team', 'mentor', 'organiser', 'superAdmin'])(
    '%s sees of its cohort what the cohort itself answers them',
    async (who) => {
      const seen = '_id title cohort_lead_email module_data { slug active } entrepreneur_threads'
      const { data } = await calls[who](
        `query ($id: ObjectId, $cohort: ObjectId) {
          project(query: { _id: $id }) { cohort { ${seen} } }
          cohort(query: { _id: $cohort }) { ${seen} }
        }`,
        { id: projectId, cohort },
      )
      expect(data?.cohort).toMatchObject({ _id: cohort })
      expect(data?.project).toEqual({ cohort: data?.cohort })
    },
  )

  test('people find their own without naming it', async () => {
    for (const who of ['owner', 'mentor'] as const)
      expect((await calls[who]('{ project { _id } }')).data?.project).toEqual({ _id: projectId })
  })

  test('filters narrow what one sees and never widen it', async () => {
    const count = async (who: Who, query: object) => {
      const document = 'query ($q: ProjectQueryInput) { projects(query: $q) { _id } }'
      return listed(await calls[who](document, { q: query }), 'projects').length
    }
    expect(await count('organiser', { cohort_id: cohort })).toBe(2)
    expect(await count('organiser', { owner_id: ids.owner })).toBe(1)
    expect(await count('organiser', { mentor: ids.mentor, owner_id: ids.peer })).toBe(0)
    expect(await count('peer', { owner_id: ids.owner })).toBe(0)
    expect(await count('otherOrganiser', { cohort_id: cohort })).toBe(0)
  })

  test('sorts and limits', async () => {
    const names = async (more: string) =>
      listed(await calls.organiser(`{ projects(${more}) { name } }`), 'projects').map(({ name }) => name)
    const up = await names('sortBy: NAME_ASC')
    expect(await names('sortBy: NAME_DESC')).toEqual([...up].reverse())
    expect(await names('sortBy: NAME_ASC, limit: 1')).toEqual(up.slice(0, 1))
    expect(await names('limit: -5')).toEqual([])
  })
})

describe('a person', () => {
  const document = `query ($id: String) { user(query: { user_id: $id }) {
    first_name email application_status basic_data { providedBio urlWhatsapp birthDate }
  } }`
  const card = { first_name: 'Ana', basic_data: { providedBio: 'I build filters.' } }
  const contact = { email: expect.stringContaining('@'), basic_data: { urlWhatsapp: '987' } }
  const secret = { application_status: 'approved', basic_data: { birthDate: '1990-01-01' } }
  const noContact = { email: null, basic_data: { urlWhatsapp: null } }
  const noSecret = { application_status: null, basic_data: { birthDate: null } }

  test.each<[Who, object[]]>([
    ['owner', [card, contact, secret]],
    ['organiser', [card, contact, secret]],
    ['superAdmin', [card, contact, secret]],
    ['mentor', [card, contact, noSecret]],
    ['team', [card, noContact, noSecret]],
  ])('%s sees of the entrepreneur what is meant for them', async (who, parts) => {
    const { data } = await calls[who](document, { id: ids.owner })
    for (const part of parts) expect(data?.user).toMatchObject(part)
  })

  test.each<Who>(['otherOrganiser', 'peer'])('for %s nobody is there', async (who) => {
    const [hidden, unknown] = [
      await calls[who](document, { id: ids.owner }),
      await calls[who](document, { id: 'f'.repeat(24) }),
    ]
    expect(hidden.body).toBe(unknown.body)
  })

  test('who names two different people gets none', async () => {
    const answer = await calls.organiser(
      'query ($a: ObjectId, $b: String) { user(query: { _id: $a, user_id: $b }) { _id } }',
      { a: ids.owner, b: ids.mentor },
    )
    expect(answer.data?.user).toBeNull()
  })
})

describe('a cohort', () => {
  const read = (who: Who, id: string, invite?: string) =>
    calls[who](
      'query ($id: ObjectId, $i: String) { cohort(query: { _id: $id }, invite: $i) { title matching module_data { slug } } }',
      { id, i: invite ?? null },
    )

  test('is whole for who takes part or manages it, and a card for everybody else', async () => {
    for (const who of ['owner', 'team', 'mentor', 'organiser', 'superAdmin'] as const)
      expect((await read(who, cohort)).data?.cohort).toMatchObject({
        matching: true,
        module_data: expect.any(Array),
      })
    for (const who of ['otherOrganiser', 'nobody'] as const)
      expect((await read(who, cohort)).data?.cohort).toEqual({
        title: expect.any(String),
        matching: null,
        module_data: null,
      })
  })

  test('that is private answers to its invite, a draft to nobody outside', async () => {
    const secret = await build.cohort({ org, private: true })
    const draft = await build.cohort({ org, approved: false })
    expect((await read('nobody', secret)).data?.cohort).toBeNull()
    expect((await read('nobody', secret, 'invite-wrong')).data?.cohort).toBeNull()
    expect((await read('nobody', secret, `invite-${secret}`)).data?.cohort).toMatchObject({ matching: null })
    expect((await read('nobody', draft, `invite-${draft}`)).data?.cohort).toBeNull()
    expect((await read('organiser', draft)).data?.cohort).toMatchObject({ matching: true })
  })

  test('is listed for newcomers while it is open, public and approved', async () => {
    const wanted = await build.cohort({ org })
    await build.cohort({ org, private: true })
    await build.cohort({ org, approved: false })
    await build.cohort({ org, registrationOpen: false })
    await build.cohort({ org, open: [-20, -10] })
    await build.cohort({ org, open: [10, 20] })
    const { data } = await calls.nobody('{ openCohorts { _id } }')
    expect(data?.openCohorts).toEqual(expect.arrayContaining([{ _id: cohort }, { _id: wanted }]))
    expect(data?.openCohorts).toHaveLength(2)
  })
})

describe('oneself', () => {
  test('is told who one is, which project is one’s own and whether the profile is empty', async () => {
    const me = async (who: Who) =>
      (
        await calls[who](
          '{ me { user_id role superadmin main_org org_name cohortId project_id profile_empty } }',
        )
      ).data?.me
    expect(await me('owner')).toEqual({
      user_id: ids.owner,
      role: 'entrepreneur',
      superadmin: false,
      main_org: null,
      org_name: null,
      cohortId: cohort,
      project_id: projectId,
      profile_empty: false,
    })
    expect(await me('mentor')).toMatchObject({ role: 'mentor', project_id: projectId, profile_empty: true })
    expect(await me('team')).toMatchObject({ project_id: projectId })
    expect(await me('superAdmin')).toMatchObject({ superadmin: true, main_org: 'hub', profile_empty: false })
    expect(await me('nobody')).toBeNull()
  })
})
