import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '#server/http/app.ts'
import { newId } from '#server/new-id.ts'
import { insertPerson, newPerson, password } from '#testing/accounts-world.ts'
import { testEnv } from '#testing/api.ts'
import { cheapGuessing, isHashAt, productCost } from '#testing/cheap-guessing.ts'
import { testDatabase } from '#testing/database.ts'
import { inDays } from '#testing/sharing-world.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'
import { firstAdminLink } from './first-admin.ts'
import { fullCost } from './guessing.ts'
import { issueToken } from './one-time-token.ts'
import { hashToken, newToken } from './secret-token.ts'

const { db } = await testDatabase()
const env = testEnv()
// As server/main.ts builds it: nobody says what guessing costs.
const app = await buildApp({ env, db, log: pino({ level: 'silent' }) })
await app.ready()
afterAll(() => app.close())
beforeEach(() => db.query('delete from rate_limit'))

const other = 'lanterns on the river'
const post = async (url: string, payload: object, userId?: string) => {
  const headers = userId ? { authorization: (await sessionFor(db, env, userId)).bearer } : {}
  return app.inject({ method: 'POST', url, headers, payload })
}

async function storedFor(email: string): Promise<string> {
  const { rows } = await db.query<{ hash: string }>(
    'select c.password as hash from credential c join users u on u.id = c.user_id where u.email = $1',
    [email],
  )
  return rows[0]?.hash ?? ''
}

async function confirmed() {
  const person = newPerson()
  await post('/api/auth/sign-up/email', person)
  const { rows } = await db.query<{ id: string }>(
    'update users set email_verified = true where email = $1 returning id',
    [person.email],
  )
  return { id: rows[0]?.id ?? '', email: person.email }
}

/** A project with somebody who may share it. */
async function shared() {
  const build = world(db)
  const org = await build.organisation()
  const cohort = await build.cohort({ org, selfGuided: true })
  const owner = await build.person({ org, cohort, applicationStatus: 'approved' })
  return { owner, project: await build.project({ org, cohort, owner }) }
}

describe('who hands nothing over pays the full cost', () => {
  test('for the password of a new account, and signs in with it', async () => {
    const person = await confirmed()
    expect(await isHashAt(productCost, await storedFor(person.email), password)).toBe(true)
    const login = await post('/api/auth/sign-in/email', { email: person.email, password })
    expect(login.statusCode).toBe(200)
  })

  test('for a password that was forgotten', async () => {
    const { id, email } = await insertPerson(db)
    const token = await issueToken(db, 'resetPassword', id, email)
    expect((await post('/api/auth/reset-password', { token, newPassword: other })).statusCode).toBe(200)
    expect(await isHashAt(productCost, await storedFor(email), other)).toBe(true)
  })

  test('for a password that is changed', async () => {
    const { id, email } = await confirmed()
    const given = { currentPassword: password, newPassword: other }
    expect((await post('/api/auth/change-password', given, id)).statusCode).toBe(200)
    expect(await isHashAt(productCost, await storedFor(email), other)).toBe(true)
  })

  test('for the first administrator', async () => {
    const token = (await firstAdminLink(db, { ...env, NODE_ENV: 'production' }))?.split('#token=')[1]
    const email = `${newId()}@example.org`
    const given = { token, first_name: 'Sol', last_name: 'Paz', email, password }
    expect((await post('/api/auth/first-admin', given)).statusCode).toBe(200)
    expect(await isHashAt(productCost, await storedFor(email), password)).toBe(true)
  })

  test('for the password of a shared link, which opens it', async () => {
    const { owner, project } = await shared()
    const data = { what: 'canvas', locale: 'en', scenario: 'expected', label: 'A funder', ends_at: inDays(2) }
    const made = await post(
      '/graphql',
      {
        query: `mutation ($p: String!, $data: SharedLinkInput!) {
          createSharedLink(projectId: $p, data: $data) { address }
        }`,
        variables: { p: project, data: { ...data, password } },
      },
      owner,
    )
    const token = made.json().data.createSharedLink.address.split('#')[1]
    const { rows } = await db.query('select password_hash from shared_link where token_hash = $1', [
      hashToken(token),
    ])
    expect(await isHashAt(productCost, rows[0].password_hash, password)).toBe(true)
    expect((await post('/api/shared', { token, locale: 'en', password })).statusCode).toBe(200)
  })
})

describe('the cheap hashes of tests open nothing in the product', () => {
  test('no account', async () => {
    const { email } = await insertPerson(db)
    expect((await post('/api/auth/sign-in/email', { email, password })).statusCode).toBe(401)
  })

  test('no shared link', async () => {
    const { owner, project } = await shared()
    const token = newToken()
    await db.query(
      `insert into shared_link
         (id, project_id, created_by, what, locale, scenario, label, token_hash, password_hash, ends_at)
       values ($1, $2, $3, 'canvas', 'en', 'expected', 'A funder', $4, $5, now() + interval '1 day')`,
      [newId(), project, owner, hashToken(token), await cheapGuessing.hash(password)],
    )
    const answer = await post('/api/shared', { token, locale: 'en', password })
    expect(answer.json()).toMatchObject({ reason: 'wrongLinkPassword' })
  })
})

test('what tells nothing of accounts is not answered before the even moment', async () => {
  const { id, email } = await confirmed()
  const stranger = `${newId()}@example.org`
  const asked: [string, object, string?][] = [
    ['sign-up/email', newPerson({ email })],
    ['sign-up/email', newPerson()],
    ['sign-in/email', { email, password: other }],
    ['sign-in/email', { email: stranger, password: other }],
    ['request-password-reset', { email }],
    ['request-password-reset', { email: stranger }],
    ['send-verification-email', { email }],
    ['send-verification-email', { email: stranger }],
    ['change-email', { newEmail: email }, id],
    ['change-email', { newEmail: stranger }, id],
  ]
  expect(fullCost.evenMoment).toBe(400)
  const early = await Promise.all(
    asked.map(async ([path, payload, userId]) => {
      const startedAt = performance.now()
      await post(`/api/auth/${path}`, payload, userId)
      // A timer may ring a millisecond before its time.
      return performance.now() - startedAt < fullCost.evenMoment - 1 ? path : null
    }),
  )
  expect(early).toEqual(asked.map(() => null))
})
