import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let org: string
beforeEach(async () => {
  org = await build.organisation()
})

const words = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
const basic = {
  selectedCountry: 'PE',
  selectedLanguages: ['es'],
  selectedProfession: 'student',
  providedBio: 'I build filters.',
  urlWhatsapp: '987 654 321',
  phoneCode: '+51',
}
const business = {
  givenBusinessName: 'Agua clara',
  givenProblemDes: 'Unsafe water',
  givenSolutionDes: 'Clay filters',
  selectedAboutSocBus: 'idea',
  selectedCountries: ['PE'],
  selectedProduct: 'Filters',
  selectedSector: ['Water'],
}

async function newcomer(cohort: string | null, isComplete: boolean): Promise<string> {
  const id = await build.person()
  await db.query(
    `update users set cohort_id = $2, onboarded = false, basic_data = $3, business_details = $4, user_motivation = $5,
       personal_experience = '{"selectedExpertise": ["Sales"]}',
       commitments = '{"commitTime": true, "commitData": true, "commitConfidentiality": true, "commitHours": "5"}' where id = $1`,
    [
      id,
      cohort,
      JSON.stringify(isComplete ? basic : {}),
      JSON.stringify(isComplete ? business : {}),
      JSON.stringify({ whyMentee: words }),
    ],
  )
  return id
}

const finish = async (id: string) =>
  (await as(id))('mutation { setOnboarded { onboarded application_status project_id } }')

test('names what is missing and changes nothing', async () => {
  const id = await newcomer(await build.cohort({ org }), false)
  const answer = await finish(id)
  const { code, reason, fields }: Record<string, unknown> = answer.errors[0]?.extensions ?? {}
  expect([code, reason]).toEqual(['BAD_USER_INPUT', 'incompleteProfile'])
  expect(JSON.stringify(fields)).toContain('selectedCountry')
  const { rows } = await db.query('select onboarded from users where id = $1', [id])
  expect(rows).toEqual([{ onboarded: false }])
})

for (const [kind, simple] of [
  ['a full', false],
  ['a simple', true],
] as const) {
  test(`the hours typed are checked and stored in ${kind} onboarding`, async () => {
    const cohort = await build.cohort({ org })
    await db.query('update cohort set simple_onboard = $2 where id = $1', [cohort, simple])
    const id = await newcomer(cohort, true)
    const type = async (caller: string, commitHours: string) =>
      (await as(caller))(
        `mutation ($id: String!, $data: UserUpdateInput!) {
          updateOneUser(query: { user_id: $id }, data: $data) { commitments { commitHours commitTime } }
        }`,
        { id, data: { commitments: { commitHours } } },
      )
    for (const [typed, reason] of [
      ['', 'required'],
      ['8', 'hours4to6'],
      ['as many as it takes', 'hours4to6'],
    ]) {
      await type(id, typed ?? '')
      const refused = (await finish(id)).errors[0]?.extensions
      expect(refused?.fields, typed).toMatchObject([{ field: 'commitments.commitHours', reason }])
    }
    const stranger = await build.person()
    expect((await type(stranger, '5')).errors).toHaveLength(1)
    expect((await type(id, '4 to 6')).data?.updateOneUser).toEqual({
      commitments: { commitHours: '4 to 6', commitTime: true },
    })
    expect((await finish(id)).errors).toEqual([])
  })
}

test('a telephone that nobody can call keeps a profile from being complete', async () => {
  const id = await newcomer(await build.cohort({ org }), true)
  await db.query(`update users set basic_data = basic_data || '{"urlWhatsapp": "by letter"}' where id = $1`, [
    id,
  ])
  expect((await finish(id)).errors[0]?.extensions.fields).toMatchObject([
    { field: 'basic_data.urlWhatsapp', reason: 'notPhone' },
  ])
})

test('a complete profile is onboarded and applies to its cohort, once', async () => {
  const id = await newcomer(await build.cohort({ org }), true)
  expect((await finish(id)).data?.setOnboarded).toMatchObject({
    onboarded: true,
    application_status: 'pending',
  })
  expect((await finish(id)).errors).toEqual([])
  const { rows } = await db.query('select 1 from application where user_id = $1', [id])
  expect(rows).toHaveLength(1)
})

test('whose cohort has closed meanwhile is onboarded without an application', async () => {
  const id = await newcomer(await build.cohort({ org, open: [-20, -10] }), true)
  expect((await finish(id)).data?.setOnboarded).toMatchObject({ onboarded: true, application_status: 'none' })
})

test('five at once make one application', async () => {
  const id = await newcomer(await build.cohort({ org }), true)
  await Promise.all(Array.from({ length: 5 }, () => finish(id)))
  const { rows } = await db.query('select 1 from application where user_id = $1', [id])
  expect(rows).toHaveLength(1)
})
