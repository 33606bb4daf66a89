import { beforeEach, expect, test } from 'vitest'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let id: string
let self: Call
let organiser: Call

beforeEach(async () => {
  const org = await build.organisation()
  id = await build.person({ role: 'mentor', org, name: 'Ana' })
  self = await as(id)
  organiser = await as(await build.person({ role: 'admin', org, orgRole: 'owner' }))
})

const update = (call: Call, data: object, userId = id) =>
  call(
    `mutation ($id: String, $data: UserUpdateInput!) {
      updateOneUser(query: { user_id: $id }, data: $data) {
        first_name last_name locale basic_data { providedBio selectedCountry avatar } mentorMotivation { numberOfTeams }
      }
    }`,
    { id: userId, data },
  )
const codeOf = async (answer: ReturnType<Call>) => (await answer).errors[0]?.extensions.code
const row = async () => (await db.query('select * from users where id = $1', [id])).rows[0]

test('sets only what is named; groups keep what is not', async () => {
  await update(self, { basic_data: { providedBio: 'I build filters.' }, locale: 'es' })
  const answer = await update(self, { basic_data: { selectedCountry: 'PE' } })
  expect(answer.data?.updateOneUser).toMatchObject({
    first_name: 'Ana',
    locale: 'es',
    basic_data: { providedBio: 'I build filters.', selectedCountry: 'PE' },
  })
})

test('keeps the name and the number of places in step with the profile', async () => {
  await update(self, { first_name: 'Eva', last_name: 'Luna', mentorMotivation: { numberOfTeams: 5 } })
  expect(await row()).toMatchObject({ name: 'Eva Luna', mentor_capacity: 5 })
})

test.each([
  'role',
  'org_role',
  'main_org',
  'org_id',
  'cohortId',
  'application_status',
  'email',
  'onboarded',
  'test_account',
])('%s is not in one’s own hand', async (field) => {
  const before = await row()
  expect(await codeOf(update(self, { [field]: 'admin' }))).toBe('BAD_USER_INPUT')
  expect(await row()).toEqual(before)
})

test('neither a picture nor an agreement can be written', async () => {
  expect(await codeOf(update(self, { basic_data: { avatar: 'https://evil.example/a.png' } }))).toBe(
    'BAD_USER_INPUT',
  )
  expect(await codeOf(update(self, { commitments: { commitTime: true } }))).toBe('BAD_USER_INPUT')
})

test.each([
  [{ first_name: '' }],
  [{ last_name: '' }],
  [{ locale: 'fr' }],
  [{ basic_data: { urlWebsite: 'javascript:alert(1)' } }],
  [{ basic_data: { providedBio: 'x'.repeat(2001) } }],
  [{ mentorMotivation: { numberOfTeams: 51 } }],
  [{ mentorMotivation: { numberOfTeams: 1.5 } }],
])('refuses %j', async (data) => {
  expect(await codeOf(update(self, data))).toBe('BAD_USER_INPUT')
})

test('nobody writes somebody else’s profile, and to a stranger it is as if nobody were there', async () => {
  expect(await codeOf(update(organiser, { first_name: 'Eva' }))).toBe('FORBIDDEN')
  const stranger = await as(await build.person())
  const [hidden, unknown] = [
    await update(stranger, { first_name: 'Eva' }),
    await update(stranger, { first_name: 'Eva' }, 'f'.repeat(24)),
  ]
  expect(hidden.errors[0]?.extensions.code).toBe('NOT_FOUND')
  expect(hidden.body).toBe(unknown.body)
  expect((await row()).first_name).toBe('Ana')
})

test('two changes at once both stay', async () => {
  await Promise.all([
    update(self, { basic_data: { providedBio: 'One' } }),
    update(self, { basic_data: { selectedCountry: 'BO' } }),
  ])
  expect((await row()).basic_data).toMatchObject({ providedBio: 'One', selectedCountry: 'BO' })
})

test('an old version is answered with the profile as it stands', async () => {
  const { version } = await row()
  await update(self, { first_name: 'Eva', version })
  const late = await update(self, { first_name: 'Ada', version })
  expect(late.errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    fields: [{ field: 'first_name', reason: 'changedSince' }],
    current: { _id: id, first_name: 'Eva', version: version + 1 },
  })
  expect(late.errors[0]?.extensions.reason).toBeUndefined()
})
