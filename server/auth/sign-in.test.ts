import { expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { accountsWorld, insertPerson, password } from '#testing/accounts-world.ts'
import { callerAddress, spend } from './rate-limit.ts'
import { hashToken } from './secret-token.ts'

const { app, db, post, get } = await accountsWorld({ TRUST_PROXY: '127.0.0.1' })
const signIn = '/api/auth/sign-in/email'
const stored = async (userId: string) =>
  (await db.query('select * from session where user_id = $1', [userId])).rows

test('gives a cookie of seven days and the same token as a header', async () => {
  const person = await insertPerson(db)
  const login = await post(signIn, { email: person.email.toUpperCase(), password })
  expect(login.statusCode).toBe(200)
  const [cookie] = login.cookies
  expect(login.cookies).toHaveLength(1)
  expect(cookie).toMatchObject({ name: 'token', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 604800 })
  expect(cookie?.secure).toBeUndefined()
  expect(login.headers['cache-control']).toBe('no-store')

  for (const headers of [
    { cookie: `token=${encodeURIComponent(cookie?.value ?? '')}` },
    { authorization: `Bearer ${login.headers['set-auth-token']}` },
    { authorization: `Bearer ${login.json().token}` },
  ]) {
    const me = await get('/api/auth/get-session', headers)
    expect(me.json().user.user_id).toBe(person.id)
  }
})

test('keeps only a hash of the token, which opens nothing', async () => {
  const person = await insertPerson(db)
  const { token } = (await post(signIn, { email: person.email, password })).json()
  const [session] = await stored(person.id)
  expect(token).toHaveLength(43)
  expect(session.token).toBe(hashToken(token))
  const me = await get('/api/auth/get-session', { authorization: `Bearer ${session.token}` })
  expect(me.json()).toEqual({ user: null })
})

test('says how much it takes, when it is sent more', async () => {
  const answer = await post(signIn, { email: 'x'.repeat(33_000), password }, { 'accept-language': 'es' })
  expect([answer.statusCode, answer.json()]).toEqual([
    413,
    { code: 'BAD_USER_INPUT', reason: 'bodyTooLarge', message: 'Esto pesa más de 32 kB. Acórtalo.' },
  ])
})

test('answers a wrong password, an unknown e-mail, a disabled account and a disabled organisation alike', async () => {
  const person = await insertPerson(db)
  const disabled = await insertPerson(db, { disabled_at: new Date() })
  const orgId = newId()
  await db.query(
    `insert into organisation (id, slug, name, disabled_at) values ($1, 'gone', 'Gone', now())`,
    [orgId],
  )
  const organiser = await insertPerson(db, { role: 'admin', org_role: 'organiser', main_org: orgId })
  const answers = [
    await post(signIn, { email: person.email, password: 'another long one' }),
    await post(signIn, { email: 'nobody@example.org', password }),
    await post(signIn, { email: disabled.email, password }),
    await post(signIn, { email: organiser.email, password }),
  ]
  const seen = answers.map(({ statusCode, body, headers }) => ({
    statusCode,
    body,
    headers: { ...headers, date: '' },
  }))
  expect(seen[0]).toMatchObject({ statusCode: 401 })
  expect(answers[0]?.json()).toEqual({
    code: 'UNAUTHENTICATED',
    message: 'The e-mail or the password is not right.',
    reason: 'wrongLogin',
  })
  expect(seen[1]).toEqual(seen[0])
  expect(seen[2]).toEqual(seen[0])
  expect(seen[3]).toEqual(seen[0])
})

test('ends the sessions of a disabled person at once', async () => {
  const person = await insertPerson(db)
  const { token } = (await post(signIn, { email: person.email, password })).json()
  await db.query('update users set disabled_at = now() where id = $1', [person.id])
  const list = await get('/api/auth/list-sessions', { authorization: `Bearer ${token}` })
  expect([list.statusCode, list.json().code]).toEqual([401, 'UNAUTHENTICATED'])
})

test('ends the session on the server when the person leaves', async () => {
  const person = await insertPerson(db)
  const login = await post(signIn, { email: person.email, password })
  const cookie = `token=${encodeURIComponent(login.cookies[0]?.value ?? '')}`
  const left = await post('/api/auth/sign-out', {}, { cookie })
  expect(left.cookies.find(({ name }) => name === 'token')).toMatchObject({ value: '', maxAge: 0 })
  expect((await get('/api/auth/get-session', { cookie })).json()).toEqual({ user: null })
  expect(await stored(person.id)).toEqual([])
})

test('answers more and more slowly about an account after wrong passwords, and still takes the right one', async () => {
  await db.query('delete from rate_limit')
  const person = await insertPerson(db)
  for (let attempt = 0; attempt < 6; attempt++) {
    await post(
      signIn,
      { email: person.email, password: 'guess after guess' },
      { 'x-forwarded-for': `10.0.0.${attempt}` },
    )
  }
  const startedAt = performance.now()
  const login = await post(signIn, { email: person.email, password })
  expect(performance.now() - startedAt).toBeGreaterThan(950)
  expect(login.statusCode).toBe(200)

  const { rows } = await db.query(`select 1 from rate_limit where key like 'password:%'`)
  expect(rows).toEqual([])
})

test('refuses an address after fifty wrong passwords, by its /64 where it is IPv6', async () => {
  const guess = (ip: string) =>
    post(signIn, { email: `${newId()}@example.org`, password }, { 'x-forwarded-for': ip })
  for (let count = 0; count < 49; count++) await spend(db, 'signInFailure', callerAddress('2001:db8:1:2::7'))
  expect((await guess('2001:db8:1:2::8')).statusCode).toBe(401)

  const next = await guess('2001:db8:1:2:ffff::1')
  expect(next.json()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })
  expect([next.statusCode, Number(next.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await guess('2001:db8:1:3::1')).statusCode).toBe(401)
})

test('does not believe a forwarded address from a caller that is no proxy', async () => {
  const guess = (forwarded: string) =>
    app.inject({
      method: 'POST',
      url: signIn,
      remoteAddress: '198.51.100.7',
      headers: { 'x-forwarded-for': forwarded },
      payload: { email: 'guess@example.com', password: 'short' },
    })
  await db.query(`delete from rate_limit`)
  await guess('203.0.113.1')
  await guess('203.0.113.2')
  const { rows } = await db.query(`select count from rate_limit where key like 'signInFailure:%'`)
  expect(rows).toEqual([{ count: 2 }])
})

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'email=a%40b.example&password=x'],
  ['plain text', 'text/plain', '{"email":"a@b.example","password":"x"}'],
  ['broken JSON', 'application/json', '{"email":'],
  ['a list of logins', 'application/json', '[{"email":"a@b.example","password":"x"}]'],
  ['an e-mail that is an object', 'application/json', '{"email":{"$ne":null},"password":"x"}'],
])('refuses %s', async (_, type, payload) => {
  const answer = await app.inject({
    method: 'POST',
    url: signIn,
    headers: { 'content-type': type, origin: 'http://localhost:3000' },
    payload,
  })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_USER_INPUT'])
})

test.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  ['a neighbour with the same ending', { origin: 'http://notlocalhost:3000' }, 403],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ['our own page', { origin: 'http://localhost:3000' }, 401],
  [
    'our own page under the name that the browser uses',
    { origin: 'http://my-laptop:3000', host: 'my-laptop:3000' },
    401,
  ],
])('decides by where a request comes from: %s', async (_, headers, status) => {
  const answer = await post(signIn, { email: 'nobody@example.org', password }, headers)
  expect(answer.statusCode).toBe(status)
})

test.each([
  '/api/auth/update-user',
  '/api/auth/delete-user',
  '/api/auth/sign-in/social',
  '/api/auth/ok',
  '/api/auth',
])('has no door at %s', async (url) => {
  expect((await post(url, { role: 'admin' })).statusCode).toBe(404)
})
