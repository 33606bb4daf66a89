import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { completeEnv } from '#server/auth-secret.ts'
import { readSettings } from '#server/env.ts'
import { newId } from '#server/new-id.ts'
import { insertPerson } from '#testing/accounts-world.ts'
import { testDatabase } from '#testing/database.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { actorOf } from './actor.ts'
import { ensureHub } from './hub.ts'

const { db } = await testDatabase()
const env = await completeEnv(readSettings({ NODE_ENV: 'test' }), db)
const deps = { db, env, log: pino({ level: 'silent' }) }
const hubId = await ensureHub(db, env)

const partnerId = newId()
await db.query(`insert into organisation (id, slug, name) values ($1, 'partner', 'Partner')`, [partnerId])

const adminOf = (orgId: string) => ({ role: 'admin', org_role: 'owner', main_org: orgId })

async function signedIn(changes: Record<string, unknown> = {}) {
  const { id } = await insertPerson(db, changes)
  return { id, ...(await sessionFor(db, env, id)) }
}

const at = { protocol: 'http', host: 'localhost:3000' } as const
const withBearer = (bearer: string) =>
  actorOf(deps, { ...at, method: 'POST', headers: { authorization: bearer } })
const withCookie = (cookie: string, headers: Record<string, string> = {}, method = 'POST') =>
  actorOf(deps, { ...at, method, headers: { cookie, 'content-type': 'application/json', ...headers } })

test('knows a person by cookie and by bearer token, in one statement', async () => {
  const person = await signedIn({
    role: 'mentor',
    application_status: 'approved',
    onboarded: true,
    locale: 'es',
  })
  const query = vi.spyOn(db, 'query')
  const actor = await withCookie(`theme=dark; ${person.cookie}`)
  expect(query).toHaveBeenCalledTimes(1)
  query.mockRestore()
  expect(actor).toEqual({
    userId: person.id,
    role: 'mentor',
    orgRole: null,
    mainOrg: null,
    mainOrgSlug: null,
    isSuper: false,
    cohortId: null,
    applicationStatus: 'approved',
    onboarded: true,
    locale: 'es',
  })
  expect(await withBearer(person.bearer)).toEqual(actor)
})

test.each([
  ['the hub', hubId, env.HUB_ORG, true],
  ['a partner', partnerId, 'partner', false],
])('an admin of %s has its organisation', async (_, orgId, slug, isSuper) => {
  const person = await signedIn(adminOf(orgId))
  expect(await withBearer(person.bearer)).toMatchObject({ mainOrg: orgId, mainOrgSlug: slug, isSuper })
})

test('gives an organisation to nobody but admins', async () => {
  const person = await signedIn({ main_org: hubId })
  expect(await withBearer(person.bearer)).toMatchObject({ mainOrg: null, mainOrgSlug: null, isSuper: false })
})

test.each([
  ['nothing', {}],
  ['an unknown token', { authorization: 'Bearer nobody' }],
  ['another scheme', { authorization: 'Basic YTpi' }],
  ['an empty cookie', { cookie: 'token=' }],
])('takes who sends %s for a stranger', async (_, headers) => {
  expect(await actorOf(deps, { ...at, method: 'GET', headers })).toBeNull()
})

test.each([
  ['after seven days', `update session set expires_at = now()`],
  ['when the account is disabled', `update users set disabled_at = now()`],
  ['when it is revoked', `delete from session`],
])('ends a session %s', async (_, change) => {
  const person = await signedIn()
  expect(await withBearer(person.bearer)).not.toBeNull()
  await db.query(`${change} where ${change.includes('users') ? 'id' : 'user_id'} = $1`, [person.id])
  expect(await withBearer(person.bearer)).toBeNull()
})

test('an organiser of an organisation that is disabled is out at once, and stays out when it comes back', async () => {
  const orgId = newId()
  await db.query('insert into organisation (id, slug, name) values ($1, $2, $3)', [
    orgId,
    `org-${orgId}`,
    'Gone',
  ])
  const organiser = await signedIn(adminOf(orgId))
  const participant = await signedIn({ role: 'mentor', org_id: orgId })
  expect(await withBearer(organiser.bearer)).not.toBeNull()
  await db.query('update organisation set disabled_at = now() where id = $1', [orgId])
  expect(await withBearer(organiser.bearer)).toBeNull()
  const later = await sessionFor(db, deps.env, organiser.id)
  expect(await withBearer(later.bearer)).toBeNull()
  expect(await withBearer(participant.bearer)).not.toBeNull()
  await db.query('update organisation set disabled_at = null where id = $1', [orgId])
  expect(await withBearer(organiser.bearer)).toBeNull()
})

test('ends the session of an admin, and of nobody else, after 24 hours without use', async () => {
  const admin = await signedIn(adminOf(partnerId))
  const mentor = await signedIn({ role: 'mentor' })
  await db.query(`update session set updated_at = now() - interval '25 hours' where user_id = any($1)`, [
    [admin.id, mentor.id],
  ])
  expect(await withBearer(admin.bearer)).toBeNull()
  expect(await withBearer(mentor.bearer)).not.toBeNull()
})

test('notes the last use every few minutes', async () => {
  const person = await signedIn()
  await db.query(`update session set updated_at = now() - interval '6 minutes' where user_id = $1`, [
    person.id,
  ])
  await withBearer(person.bearer)
  await vi.waitFor(async () => {
    const { rows } = await db.query(
      `select updated_at > now() - interval '1 minute' as touched from session where user_id = $1`,
      [person.id],
    )
    expect(rows[0].touched).toBe(true)
  })
})

test('reads the role again at every request', async () => {
  const person = await signedIn({ role: 'mentor' })
  await db.query(`update users set role = 'entrepreneur' where id = $1`, [person.id])
  expect(await withBearer(person.bearer)).toMatchObject({ role: 'entrepreneur' })
})

test.each([
  ['our own page', { origin: 'http://localhost:3000' }, 'POST', true],
  ['a program that names no origin', {}, 'POST', true],
  ['another site', { origin: 'https://evil.example' }, 'POST', false],
  ['a web socket of another site', { origin: 'https://evil.example' }, 'GET', false],
  ['a sandboxed page', { origin: 'null' }, 'POST', false],
  ['a cross-site form', { 'sec-fetch-site': 'cross-site' }, 'POST', false],
  ['a form without any origin', { 'content-type': 'multipart/form-data; boundary=x' }, 'POST', false],
  ['a link on another site', { 'sec-fetch-site': 'cross-site' }, 'GET', true],
])('decides by origin whether a cookie counts: %s', async (_, headers, method, isTaken) => {
  const person = await signedIn()
  const answer = withCookie(person.cookie, headers, method)
  if (isTaken) await expect(answer).resolves.toMatchObject({ userId: person.id })
  else await expect(answer).rejects.toMatchObject({ code: 'FORBIDDEN', detail: { reason: 'wrongOrigin' } })
})

test('asks no origin of a bearer token', async () => {
  const person = await signedIn()
  const headers = { authorization: person.bearer, origin: 'https://another-client.example' }
  expect(await actorOf(deps, { ...at, method: 'POST', headers })).toMatchObject({ userId: person.id })
})
