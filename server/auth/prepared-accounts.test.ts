import { expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { accountsWorld, insertPerson, newPerson, password } from '#testing/accounts-world.ts'
import { linkIn } from '#testing/mailbox.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'

const { db, deps, mailbox, post, get } = await accountsWorld()
const build = world(db)
const signUp = (person: object) => post('/api/auth/sign-up/email', person)
const strangersPassword = 'lanterns on the river'

const userOf = async (email: string) =>
  (await db.query('select * from users where email = $1', [email])).rows[0]
const logIn = async (email: string, secret: string) =>
  (await post('/api/auth/sign-in/email', { email, password: secret })).statusCode
const linkFor = async (email: string) => linkIn(await mailbox.waitForMail(email))
const open = async (link: URL) => (await get(link.pathname + link.search)).headers.location

/** What somebody else entered with this address, and never confirmed. */
const prepared = (email: string, changes: object = {}) =>
  newPerson({
    email,
    password: strangersPassword,
    first_name: 'Mallory',
    last_name: 'Strange',
    role: 'mentor',
    locale: 'es',
    commitNews: true,
    ...changes,
  })

test('the owner of an address who signs up after a stranger has an account of their own', async () => {
  const org = await build.organisation()
  const cohortId = await build.cohort({ org })
  const person = newPerson()
  await signUp(prepared(person.email, { cohortId }))
  const strangersLink = await linkFor(person.email)
  const stranger = await userOf(person.email)
  const { bearer } = await sessionFor(db, deps.env, stranger.id)

  expect((await signUp(person)).json()).toEqual({ status: true })
  const ownersLink = await linkFor(person.email)
  expect(await open(strangersLink)).toContain('confirmed=no')
  expect(await open(ownersLink)).toContain('confirmed=yes')

  expect(await logIn(person.email, strangersPassword)).toBe(401)
  expect(await logIn(person.email, password)).toBe(200)
  expect(await userOf(person.email)).toMatchObject({
    name: 'Ana Rivera',
    first_name: 'Ana',
    last_name: 'Rivera',
    role: 'entrepreneur',
    locale: 'en',
    cohort_id: null,
    org_id: null,
    commitments: { commitNews: false },
    consents: { commitNews: { given: false } },
  })
  const session = await get('/api/auth/get-session', { authorization: bearer })
  expect(session.json()).toEqual({ user: null })
  const credentials = await db.query('select from credential where user_id = $1', [stranger.id])
  expect(credentials.rowCount).toBe(1)
})

test('an address signed up by two at the same moment belongs to the one whose link its owner opens', async () => {
  const person = newPerson()
  const answers = await Promise.all([signUp(prepared(person.email)), signUp(person)])
  expect(answers.map(({ body }) => body)).toEqual(Array(2).fill('{"status":true}'))
  const links = [await linkFor(person.email), await linkFor(person.email)]
  const opened = [await open(links[0] as URL), await open(links[1] as URL)]
  expect(opened.filter((location) => location?.includes('confirmed=yes'))).toHaveLength(1)
  const isOwners = (await userOf(person.email)).first_name === 'Ana'
  expect([await logIn(person.email, password), await logIn(person.email, strangersPassword)]).toEqual(
    isOwners ? [200, 401] : [401, 200],
  )
})

test('a confirmed account is not touched by a sign-up', async () => {
  const person = await insertPerson(db)
  const before = await userOf(person.email)
  expect((await signUp(prepared(person.email))).json()).toEqual({ status: true })
  expect(await userOf(person.email)).toEqual(before)
  expect([await logIn(person.email, password), await logIn(person.email, strangersPassword)]).toEqual([
    200, 401,
  ])
})

test('a disabled account is not replaced by a sign-up, and gets no mail', async () => {
  const person = await insertPerson(db, { email_verified: false, disabled_at: new Date() })
  const before = await userOf(person.email)
  expect((await signUp(prepared(person.email))).json()).toEqual({ status: true })
  expect(await userOf(person.email)).toEqual(before)
  expect(mailbox.mails.filter(({ recipients }) => recipients.includes(person.email))).toEqual([])
})

test('who asks for a new password for an unconfirmed sign-up is asked to sign up again', async () => {
  const email = `${newId()}@example.org`
  await signUp(prepared(email))
  await mailbox.waitForMail(email)
  const answer = await post('/api/auth/request-password-reset', { email })
  expect(answer.json()).toEqual({ status: true })
  const mail = await mailbox.waitForMail(email)
  expect(linkIn(mail).pathname).toBe('/es/signup')
  expect(mail.text).not.toContain('Mallory')
  expect((await userOf(email)).email_verified).toBe(false)
})

test('a link for a new password confirms no sign-up', async () => {
  const person = await insertPerson(db)
  await post('/api/auth/request-password-reset', { email: person.email })
  const token = new URLSearchParams((await linkFor(person.email)).hash.slice(1)).get('token')
  await db.query('update users set email_verified = false where id = $1', [person.id])
  const answer = await post('/api/auth/reset-password', { token, newPassword: strangersPassword })
  expect(answer.json().reason).toBe('linkInvalid')
  expect((await userOf(person.email)).email_verified).toBe(false)
})

test('an address that a stranger signed up can still become the new address of its owner', async () => {
  const person = await insertPerson(db)
  const { bearer } = await sessionFor(db, deps.env, person.id)
  const newEmail = `${newId()}@example.org`
  await signUp(prepared(newEmail))
  await mailbox.waitForMail(newEmail)
  await post('/api/auth/change-email', { newEmail }, { authorization: bearer })
  expect(await open(await linkFor(newEmail))).toContain('confirmed=yes')
  expect((await userOf(newEmail)).id).toBe(person.id)
  expect([await logIn(newEmail, password), await logIn(newEmail, strangersPassword)]).toEqual([200, 401])
})
