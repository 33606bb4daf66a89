import { beforeEach, expect, test } from 'vitest'
import { type Answer, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)
const choose =
  'mutation ($c: String!, $i: String) { chooseCohort(cohortId: $c, invite: $i) { cohortId org_id application_status } }'
const reasonOf = (answer: Answer) => answer.errors[0]?.extensions.reason

let org: string
beforeEach(async () => {
  org = await build.organisation()
})

async function newcomer(): Promise<string> {
  const person = await build.person()
  await db.query('update users set onboarded = false where id = $1', [person])
  return person
}

test('remembers an open cohort, and another one on second thoughts', async () => {
  const call = await as(await newcomer())
  for (const cohort of [await build.cohort({ org }), await build.cohort({ org })]) {
    const answer = await call(choose, { c: cohort })
    expect(answer.data?.chooseCohort).toEqual({ cohortId: cohort, org_id: org, application_status: 'none' })
  }
})

test.each([
  ['closed', { open: [-20, -10] as [number, number] }],
  ['not open yet', { open: [10, 20] as [number, number] }],
  ['switched off', { registrationOpen: false }],
])('refuses a cohort that is %s', async (_name, options) => {
  const call = await as(await newcomer())
  const answer = await call(choose, { c: await build.cohort({ org, ...options }) })
  expect(reasonOf(answer)).toBe('registrationClosed')
})

test.each([
  ['a draft', { approved: false }],
  ['private', { private: true }],
])('answers a cohort that is %s exactly like one that does not exist', async (_name, options) => {
  const call = await as(await newcomer())
  const hidden = await call(choose, { c: await build.cohort({ org, ...options }) })
  const wrongInvite = await call(choose, { c: await build.cohort({ org, ...options }), i: 'guessed' })
  const unknown = await call(choose, { c: '0'.repeat(24) })
  expect(unknown.errors[0]?.extensions.code).toBe('NOT_FOUND')
  expect([hidden.body, wrongInvite.body]).toEqual([unknown.body, unknown.body])
})

test('takes a private cohort with its invite', async () => {
  const cohort = await build.cohort({ org, private: true })
  const answer = await (await as(await newcomer()))(choose, { c: cohort, i: `invite-${cohort}` })
  expect(answer.errors).toEqual([])
})

test('refuses who waits in another cohort, is an admin, or does not say which cohort', async () => {
  const cohort = await build.cohort({ org })
  const waiting = await build.person({
    org,
    cohort: await build.cohort({ org }),
    applicationStatus: 'pending',
  })
  expect(reasonOf(await (await as(waiting))(choose, { c: cohort }))).toBe('moveNotPossible')
  const admin = await as(await build.person({ role: 'admin', org }))
  expect((await admin(choose, { c: cohort })).errors[0]?.extensions.code).toBe('FORBIDDEN')
  const lost = await (await as(await newcomer()))(choose, { c: '0'.repeat(24) })
  expect(lost.errors[0]?.extensions.code).toBe('NOT_FOUND')
})

test('who was turned down elsewhere may choose again', async () => {
  const first = await build.cohort({ org })
  const person = await build.person({ org, cohort: first, applicationStatus: 'rejected' })
  const answer = await (await as(person))(choose, { c: await build.cohort({ org }) })
  expect(answer.data?.chooseCohort).toMatchObject({ application_status: 'none' })
})
