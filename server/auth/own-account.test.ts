import { expect, test } from 'vitest'
import { accountsWorld, insertPerson, password } from '#testing/accounts-world.ts'
import { linkIn } from '#testing/mailbox.ts'
import { sessionFor } from '#testing/sign-in.ts'

const { app, db, deps, mailbox, post, get } = await accountsWorld()
const another = 'lanterns on the river'

async function signedIn(changes: Record<string, unknown> = {}) {
  const person = await insertPerson(db, changes)
  const { bearer } = await sessionFor(db, deps.env, person.id)
  return { ...person, headers: { authorization: bearer } }
}
const age = (userId: string) =>
  db.query(`update session set created_at = now() - interval '11 minutes' where user_id = $1`, [userId])
const canLogIn = async (email: string, secret: string) =>
  (await post('/api/auth/sign-in/email', { email, password: secret })).statusCode === 200
const countSessions = async (userId: string) =>
  (await db.query('select id from session where user_id = $1', [userId])).rowCount
const tokenIn = (link: URL) => new URLSearchParams(link.hash.slice(1)).get('token')

test('sets a new password by a link that works once, and ends every session', async () => {
  const person = await signedIn()
  await post('/api/auth/request-password-reset', { email: person.email })
  const former = tokenIn(linkIn(await mailbox.waitForMail(person.email)))
  await post('/api/auth/request-password-reset', { email: person.email })
  const mail = await mailbox.waitForMail(person.email)
  const link = linkIn(mail)
  expect([link.origin, link.pathname, link.search]).toEqual(['http://localhost:3000', '/reset', ''])
  const token = tokenIn(link)

  const kept = await db.query(
    `select identifier, value from verification where value like '%' || $1 || '%'`,
    [person.id],
  )
  expect(kept.rows).toHaveLength(1)
  expect(JSON.stringify(kept.rows)).not.toContain(token)

  const reset = (secret: string | null, newPassword = another) =>
    post('/api/auth/reset-password', { token: secret, newPassword })
  expect((await reset(former)).json()).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'linkInvalid' })
  expect((await reset(token, 'password12345')).json().reason).toBe('passwordCommon')
  const answers = await Promise.all([reset(token), reset(token)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  expect(await countSessions(person.id)).toBe(0)
  expect([await canLogIn(person.email, password), await canLogIn(person.email, another)]).toEqual([
    false,
    true,
  ])
})

test('refuses a reset link after thirty minutes', async () => {
  const person = await insertPerson(db)
  await post('/api/auth/request-password-reset', { email: person.email })
  const token = tokenIn(linkIn(await mailbox.waitForMail(person.email)))
  await db.query(`update verification set expires_at = expires_at - interval '30 minutes'`)
  const answer = await post('/api/auth/reset-password', { token, newPassword: another })
  expect(answer.json().reason).toBe('linkInvalid')
})

test('answers alike whether or not the address has an account', async () => {
  const known = await insertPerson(db)
  const disabled = await insertPerson(db, { disabled_at: new Date() })
  for (const url of ['/api/auth/request-password-reset', '/api/auth/send-verification-email']) {
    const answers = await Promise.all(
      [known.email, disabled.email, 'nobody@example.org'].map((email) => post(url, { email })),
    )
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(3).fill([200, '{"status":true}']),
    )
  }
  expect(mailbox.mails.filter(({ recipients }) => recipients.includes(disabled.email))).toEqual([])
})

test('sends at most three mails an hour to an address', async () => {
  const person = await insertPerson(db)
  for (let count = 0; count < 5; count++)
    await post('/api/auth/request-password-reset', { email: person.email })
  const { rows } = await db.query(
    `select count(*) from pgboss.job where name = 'mail' and data ->> 'to' = $1`,
    [person.email],
  )
  const sent = mailbox.mails.filter(({ recipients }) => recipients.includes(person.email)).length
  expect(Math.max(sent, rows[0].count)).toBeLessThanOrEqual(3)
})

test('changes the password for who knows the present one, and ends the other sessions', async () => {
  const person = await signedIn()
  await sessionFor(db, deps.env, person.id)
  const change = (currentPassword: string, newPassword: string) =>
    post('/api/auth/change-password', { currentPassword, newPassword }, person.headers)
  expect((await change('not this one', another)).json()).toMatchObject({
    code: 'FORBIDDEN',
    reason: 'wrongPassword',
  })
  expect((await change(password, 'qwertyuiop123')).json().reason).toBe('passwordCommon')

  const changed = await change(password, another)
  const fresh = { authorization: `Bearer ${changed.headers['set-auth-token']}` }
  expect((await get('/api/auth/get-session', fresh)).json().user.user_id).toBe(person.id)
  expect((await get('/api/auth/get-session', person.headers)).json()).toEqual({ user: null })
  expect(await countSessions(person.id)).toBe(1)
  expect(await canLogIn(person.email, another)).toBe(true)
})

test('asks for the password again before an e-mail changes, unless the person has just signed in', async () => {
  const person = await signedIn()
  const ask = (body: object) => post('/api/auth/change-email', body, person.headers)
  expect((await ask({ newEmail: `fresh.${person.email}` })).statusCode).toBe(200)
  await age(person.id)
  const refused = await ask({ newEmail: `later.${person.email}` })
  expect([refused.statusCode, refused.json().reason]).toEqual([403, 'passwordAgain'])
  expect((await ask({ newEmail: `later.${person.email}`, password: 'wrong' })).json().reason).toBe(
    'wrongPassword',
  )
  expect((await ask({ newEmail: `later.${person.email}`, password })).statusCode).toBe(200)
})

test('changes the e-mail when the new mailbox answers, and tells the old one', async () => {
  const person = await signedIn()
  const newEmail = `new.${person.email}`
  await post('/api/auth/change-email', { newEmail }, person.headers)
  const link = linkIn(await mailbox.waitForMail(newEmail))
  expect(await canLogIn(person.email, password)).toBe(true)

  const clicked = await app.inject({ url: link.pathname + link.search })
  expect(clicked.headers.location).toBe('/login?confirmed=yes')
  expect((await mailbox.waitForMail(person.email)).text).toContain(newEmail)
  expect(await countSessions(person.id)).toBe(0)
  expect([await canLogIn(person.email, password), await canLogIn(newEmail, password)]).toEqual([false, true])
})

test('does not tell whether the wanted e-mail is taken', async () => {
  const person = await signedIn()
  const other = await insertPerson(db)
  const taken = await post('/api/auth/change-email', { newEmail: other.email }, person.headers)
  const free = await post('/api/auth/change-email', { newEmail: `free.${person.email}` }, person.headers)
  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body])
  expect((await mailbox.waitForMail(other.email)).subject).toBe('You already have an account')
})

test('lists the own sessions without their tokens, and ends only those', async () => {
  const person = await signedIn()
  const stranger = await signedIn()
  await sessionFor(db, deps.env, person.id)
  const list = async () => (await get('/api/auth/list-sessions', person.headers)).json()
  const sessions = await list()
  expect(sessions.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent).sort()).toEqual([false, true])
  expect(JSON.stringify(sessions)).not.toContain('token')

  const revoke = (id: string, headers: Record<string, string>) =>
    post('/api/auth/revoke-session', { id }, headers)
  expect((await revoke(sessions[0].id, stranger.headers)).statusCode).toBe(404)
  expect(await list()).toHaveLength(2)
  await post('/api/auth/revoke-other-sessions', {}, person.headers)
  const [rest] = await list()
  expect(rest.isCurrent).toBe(true)
  expect((await revoke(rest.id, person.headers)).statusCode).toBe(200)
  expect((await get('/api/auth/list-sessions', person.headers)).statusCode).toBe(401)
})
