import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { accountsWorld, insertPerson, newPerson, password } from '#testing/accounts-world.ts'
import { linkIn } from '#testing/mailbox.ts'
import { sessionFor } from '#testing/sign-in.ts'

const { db, deps, mailbox, post, get } = await accountsWorld()
const signUp = '/api/auth/sign-up/email'

const cookieOf = (answer: LightMyRequestResponse, name: string) =>
  [answer.headers['set-cookie'] ?? []].flat().find((each) => each.startsWith(`${name}=`))
const held = (answer: LightMyRequestResponse, name: string) => ({
  cookie: cookieOf(answer, name)?.split(';')[0] ?? '',
})

async function linkFor(email: string): Promise<string> {
  const { pathname, search } = linkIn(await mailbox.waitForMail(email))
  return pathname + search
}

test('the browser that signed up is signed in when it opens the link of the mail', async () => {
  const person = newPerson({ locale: 'es' })
  const browser = await post(signUp, person)
  expect(cookieOf(browser, 'signup')).toMatch(/; Path=\/api\/auth; Max-Age=86400; HttpOnly; SameSite=Lax$/)
  const opened = await get(await linkFor(person.email), held(browser, 'signup'))
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/es/home'])
  expect(opened.headers['set-auth-token']).toBeUndefined()
  expect(cookieOf(opened, 'signup')).toContain('signup=; ')
  const session = await get('/api/auth/get-session', held(opened, 'token'))
  expect(session.json().user).toMatchObject({ email: person.email, onboarded: false })
  const leaves = await post('/api/auth/sign-out', {}, held(opened, 'token'))
  expect(leaves.statusCode).toBe(200)
})

test('the link signs nobody in elsewhere: not without the proof, not with that of another sign-up', async () => {
  for (const other of [null, newPerson()]) {
    const person = newPerson()
    const own = await post(signUp, person)
    const stranger = other && held(await post(signUp, other), 'signup')
    const link = await linkFor(person.email)
    const opened = await get(link, stranger ?? {})
    expect(opened.headers.location).toBe('/login?confirmed=yes')
    expect(cookieOf(opened, 'token')).toBeUndefined()
    // Afterwards the proof of the right browser is worth nothing either.
    const again = await get(link, held(own, 'signup'))
    expect(again.headers.location).toBe('/login?confirmed=no')
    expect(cookieOf(again, 'token')).toBeUndefined()
    if (other) {
      const theirs = await get(await linkFor(other.email), stranger ?? {})
      expect(theirs.headers.location, 'used up in vain').toBe('/login?confirmed=yes')
    }
  }
})

test('a sign-up that somebody else replaced proves nothing any more', async () => {
  const stranger = await post(signUp, newPerson({ email: 'claimed@example.org' }))
  await linkFor('claimed@example.org')
  await post(signUp, newPerson({ email: 'claimed@example.org', first_name: 'Owner' }))
  const opened = await get(await linkFor('claimed@example.org'), held(stranger, 'signup'))
  expect(opened.headers.location).toBe('/login?confirmed=yes')
  expect(cookieOf(opened, 'token')).toBeUndefined()
})

test('a known address gets a cookie that looks the same and proves nothing', async () => {
  const { email } = await insertPerson(db)
  const known = await post(signUp, newPerson({ email }))
  const unknown = await post(signUp, newPerson())
  const shape = (answer: LightMyRequestResponse) => cookieOf(answer, 'signup')?.replace(/=[\w-]{43};/, '=…;')
  expect(shape(known)).toBe(shape(unknown))
  const { rows } = await db.query(
    `select 1 from verification where identifier like 'signUpBrowser:%' and value::jsonb ->> 'email' = $1`,
    [email],
  )
  expect(rows).toEqual([])
})

test('who is signed in as somebody else stays who they are', async () => {
  const person = newPerson()
  const browser = await post(signUp, person)
  const other = await insertPerson(db)
  const { cookie } = await sessionFor(db, deps.env, other.id)
  const opened = await get(await linkFor(person.email), {
    cookie: `${held(browser, 'signup').cookie}; ${cookie}`,
  })
  expect(opened.headers.location).toBe('/login?confirmed=yes')
  expect(cookieOf(opened, 'token')).toBeUndefined()
  const login = await post('/api/auth/sign-in/email', { email: person.email, password })
  expect(login.statusCode).toBe(200)
})

test('nobody can ask for a session by name', async () => {
  const { id } = await insertPerson(db)
  expect((await post('/api/auth/sign-in-proven', { userId: id })).statusCode).toBe(404)
})
