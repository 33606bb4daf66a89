import { beforeEach, expect, test } from 'vitest'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let org: string
let cohort: string
beforeEach(async () => {
  org = await build.organisation()
  cohort = await build.cohort({ org })
})

const person = (applicationStatus: string, role: 'entrepreneur' | 'mentor' = 'entrepreneur') =>
  build.person({ role, org, cohort, applicationStatus })

async function create(who: string, data: object = {}) {
  const call: Call = await as(who)
  const answer = await call(
    `mutation ($data: ProjectInsertInput!) {
      createProject(data: $data) { name cohort_id org_id owner_id mentor status countries }
    }`,
    { data: { cohort_id: cohort, name: 'Lamps', ...data } },
  )
  return { made: answer.data?.createProject, code: answer.errors[0]?.extensions.code }
}

test('an approved entrepreneur makes one project in the cohort', async () => {
  const owner = await person('approved')
  expect((await create(owner, { countries: ['PE'] })).made).toEqual({
    name: 'Lamps',
    cohort_id: cohort,
    org_id: org,
    owner_id: owner,
    mentor: null,
    status: 'active',
    countries: ['PE'],
  })
  expect((await create(owner)).code).toBe('CONFLICT')
})

test('ten at once are one', async () => {
  const owner = await person('approved')
  const codes = (await Promise.all(Array.from({ length: 10 }, () => create(owner)))).map(({ code }) => code)
  expect(codes.filter((code) => code === undefined)).toHaveLength(1)
  const { rows } = await db.query('select 1 from project where owner_id = $1', [owner])
  expect(rows).toHaveLength(1)
})

test.each(['pending', 'waitlisted', 'rejected', 'withdrawn'])(
  'not while the application is %s',
  async (status) => {
    expect((await create(await person(status))).code).toBe('FORBIDDEN')
  },
)

test('not as a mentor, not for somebody else, not in a cohort that is not there', async () => {
  const owner = await person('approved')
  expect((await create(await person('approved', 'mentor'))).code).toBe('FORBIDDEN')
  expect((await create(owner, { owner_id: await person('approved') })).code).toBe('NOT_FOUND')
  expect((await create(owner, { cohort_id: 'f'.repeat(24) })).code).toBe('NOT_FOUND')
  const hidden = await build.cohort({ org, private: true })
  expect((await create(owner, { cohort_id: hidden })).code).toBe('NOT_FOUND')
  expect((await create(owner, { name: '' })).code).toBe('BAD_USER_INPUT')
})

test('an organiser makes one for somebody of the cohort, and only there', async () => {
  const organiser = await build.person({ role: 'admin', org })
  const owner = await person('pending')
  expect((await create(organiser, { owner_id: owner })).made).toMatchObject({ owner_id: owner })
  expect((await create(organiser, { owner_id: await person('approved', 'mentor') })).code).toBe('NOT_FOUND')
  expect((await create(organiser, { owner_id: await build.person() })).code).toBe('NOT_FOUND')
  const elsewhere = await build.person({ role: 'admin', org: await build.organisation() })
  expect((await create(elsewhere, { owner_id: await person('approved') })).code).toBe('NOT_FOUND')
})
