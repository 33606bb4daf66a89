import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { SharedReading } from '#course/plan-view/shared-view.ts'
import { newToken } from '#server/auth/secret-token.ts'
import { secrets, sharedPassword, sharingWorld } from '#testing/sharing-world.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const { app, db, project, link, open, list, change, writePlan } = await sharingWorld()
beforeAll(writePlan)
afterEach(() => db.query('delete from rate_limit'))

type Opened = Awaited<ReturnType<typeof open>>
const cookieOf = ({ headers }: Opened) => String(headers['set-cookie']).split(';')[0] ?? ''
const countOf = async (id: string) => (await list())?.find(({ _id }) => _id === id)?.opened_count

test.each([
  ['plan', 'en'],
  ['plan', 'es'],
  ['canvas', 'en'],
  ['canvas', 'es'],
] as const)('the %s is read whole and without anything private, in %s', async (what, locale) => {
  const { token } = await link({ what })
  const answer = await open(token, { locale })
  expect(answer.statusCode).toBe(200)
  const { until, shared } = answer.json<SharedReading>()
  expect(new Date(until).getTime()).toBeGreaterThan(Date.now())
  expect(shared).toMatchObject({ what, project: 'Clay filters', founder: 'Olivia', view: { locale } })
  // It tells of the goal in which the secrets stand.
  expect(answer.body).toMatch(what === 'plan' ? /R\. ?C\./ : /Clay filters/)
  for (const secret of secrets) expect(answer.body).not.toContain(secret)
  expect(answer.body).not.toMatch(/@example\.org|"places":\[\{|"missing":\[\{|[0-9a-f]{24}/)
})

test('is for nobody to find, to keep or to pass on', async () => {
  const { token } = await link()
  for (const answer of [await open(token), await open(newToken())]) {
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(answer.headers['cache-control']).toMatch(/no-store/)
  }
})

test('unknown, ended and revoked are one answer, and no other site may ask', async () => {
  const [ended, revoked, good] = [await link(), await link(), await link()]
  await db.query('update shared_link set ends_at = now() where id = $1', [ended.id])
  await change('revokeSharedLink', revoked.id)
  const answers = [await open(newToken()), await open(ended.token), await open(revoked.token), await open('')]
  for (const { statusCode, body } of answers) expect([statusCode, body]).toEqual([404, answers[0]?.body])
  const foreign = await app.inject({
    ...{ method: 'POST', url: '/api/shared', headers: { origin: 'https://evil.example' } },
    payload: { token: good.token, locale: 'en' },
  })
  expect(foreign.statusCode).toBe(403)
})

test('ends at once for who is reading', async () => {
  const { id, token } = await link()
  const cookie = cookieOf(await open(token))
  expect((await open(token, {}, cookie)).statusCode).toBe(200)
  await change('revokeSharedLink', id)
  expect((await open(token, {}, cookie)).statusCode).toBe(404)
})

test('a visit is counted once, however often the page is loaded, and looking at the address never', async () => {
  const { id, token } = await link()
  for (const url of ['/shared', '/es/shared']) await app.inject({ url, headers: { accept: 'text/html' } })
  expect(await countOf(id)).toBe(0)
  const cookie = cookieOf(await open(token))
  await open(token, {}, cookie)
  await open(token, { locale: 'es' }, cookie)
  expect(await countOf(id)).toBe(1)
  await open(token)
  expect(await countOf(id)).toBe(2)
})

test('a password is asked for before anything is told, and again when the visit is over', async () => {
  const { id, token } = await link({ password: sharedPassword })
  const asked = await open(token)
  expect(asked.json()).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'linkPassword' })
  expect(asked.body).not.toContain('Clay filters')
  expect((await open(token, { password: 'not this one' })).json()).toMatchObject({
    reason: 'wrongLinkPassword',
  })
  expect(await countOf(id)).toBe(0)
  const opened = await open(token, { password: sharedPassword })
  expect(opened.statusCode).toBe(200)
  expect(String(opened.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/)
  const cookie = cookieOf(opened)
  expect((await open(token, {}, cookie)).statusCode).toBe(200)
  const [name, value = ''] = cookie.split('=')
  const later = `${name}=${Date.now() + 9e9}.${value.split('.')[1]}`
  expect((await open(token, {}, later)).statusCode).toBe(401)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
  try {
    expect((await open(token, {}, cookie)).statusCode).toBe(401)
  } finally {
    vi.useRealTimers()
  }
})

test('what opens one link opens no other', async () => {
  const [one, other] = [await link(), await link({ password: sharedPassword })]
  const value = cookieOf(await open(one.token)).split('=')[1]
  expect((await open(other.token, {}, `shared_${other.id}=${value}`)).statusCode).toBe(401)
})

test('guessing a password slows down for the one who guesses, not for the others', async () => {
  const { token } = await link({ password: sharedPassword })
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1)
    statuses.push((await open(token, { password: `guess number ${count}` })).statusCode)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  expect((await open(token, { password: sharedPassword }, '', '203.0.113.9')).statusCode).toBe(200)
})

test('one address cannot ask without end', async () => {
  const { token } = await link()
  const answers = await Promise.all(Array.from({ length: 130 }, () => open(token)))
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused.length).toBeGreaterThan(5)
  expect(refused[0]?.json()).toMatchObject({ code: 'RATE_LIMITED' })
})

test('the plan of a team whose maker was locked out is not read by that link', async () => {
  const { token } = await link()
  await db.query('update users set disabled_at = now() where id = $1', [project.ownerId])
  expect((await open(token)).statusCode).toBe(404)
  await db.query('update users set disabled_at = null where id = $1', [project.ownerId])
  expect((await open(token)).statusCode).toBe(200)
})
