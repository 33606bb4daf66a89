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
       commitments = '{"commitTime": true, "commitData": true, "commitConfidentiality": true}' where id = $1`,
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
