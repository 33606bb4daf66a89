import { beforeEach, describe, expect, test } from 'vitest'
import { ensureHub } from '#server/auth/hub.ts'
import { testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, env, app, as } = await testApi()
const build = world(db)
const hub = await ensureHub(db, env)
const callAsSuper = await as(await build.person({ role: 'admin', orgRole: 'owner', org: hub }))

let slug: string
let org: string
let owner: string
let count = 0
const address = () => `invited-${++count}@example.org`

beforeEach(async () => {
  slug = `partner-${++count}`
  org = await build.organisation(slug)
  owner = await build.person({ role: 'admin', orgRole: 'owner', org })
})

const document = `mutation ($org: String!, $email: String!, $role: String!) {
  inviteAdmin(org: $org, email: $email, first_name: "Ana", last_name: "Rivas", org_role: $role) { _id state email } }`

const invite = (call: typeof callAsSuper, email: string, role = 'organiser') =>
  call(document, { org: slug, email, role })

/** The link that the mail carries. */
async function tokenFor(email: string): Promise<string> {
  const { rows } = await db.query<{ data: { data: { link: string } } }>(
    `select data from pgboss.job where data ->> 'to' = $1 order by created_on desc limit 1`,
    [email],
  )
  return rows[0]?.data.data.link.split('#token=')[1] ?? ''
}

const accept = (token: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/reset-password',
    headers: { origin: env.PUBLIC_URL },
    payload: { token, newPassword: 'kite over the harbour' },
  })

const signIn = (email: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: env.PUBLIC_URL },
    payload: { email, password: 'kite over the harbour' },
  })

const rankOf = async (email: string) => {
  const { rows } = await db.query('select role, org_role, main_org from users where email = $1', [email])
  return rows[0]
}

describe('an invitation to run an organisation', () => {
  test('makes an account with the chosen password, once', async () => {
    const email = address()
    const answer = await invite(await as(owner), email)
    expect(answer.data?.inviteAdmin).toMatchObject({ state: 'open', email })
    const token = await tokenFor(email)
    expect((await accept(token)).statusCode).toBe(200)
    expect(await rankOf(email)).toEqual({ role: 'admin', org_role: 'organiser', main_org: org })
    expect((await signIn(email)).statusCode).toBe(200)
    expect((await accept(token)).json()).toMatchObject({ reason: 'linkInvalid' })
  })

  test('gives its rank to the account that the address has', async () => {
    const person = await build.person()
    const email = `${person}@example.org`
    await invite(callAsSuper, email, 'owner')
    const before = await as(person)
    await accept(await tokenFor(email))
    expect(await rankOf(email)).toEqual({ role: 'admin', org_role: 'owner', main_org: org })
    expect((await before('{ me { role } }')).data).toEqual({ me: null })
  })

  test('takes nobody away from another organisation', async () => {
    const other = await build.person({ role: 'admin', orgRole: 'owner', org: await build.organisation() })
    const email = `${other}@example.org`
    await invite(callAsSuper, email)
    expect((await accept(await tokenFor(email))).json()).toMatchObject({ reason: 'worksElsewhere' })
    expect(await rankOf(email)).toMatchObject({ org_role: 'owner' })
  })

  test('of an owner comes from a super admin alone', async () => {
    const refused = await invite(await as(owner), address(), 'owner')
    expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN')
  })

  test('is one for an address, however often it is sent; the first link ends with the second', async () => {
    const email = address()
    await invite(callAsSuper, email)
    const first = await tokenFor(email)
    await invite(callAsSuper, email)
    const { data } = await callAsSuper('query ($o: String!) { organisationInvites(org: $o) { email } }', {
      o: slug,
    })
    expect(data?.organisationInvites).toEqual([{ email }])
    expect((await accept(first)).json()).toMatchObject({ reason: 'linkInvalid' })
  })

  test.each([
    ['was withdrawn', 'withdrawn_at = now()'],
    ['is too old', 'expires_at = now()'],
  ])('opens nothing when it %s', async (_, change) => {
    const email = address()
    await invite(callAsSuper, email)
    const token = await tokenFor(email)
    await db.query(`update admin_invite set ${change} where email = $1`, [email])
    expect((await accept(token)).json()).toMatchObject({ reason: 'linkInvalid' })
    expect(await rankOf(email)).toBeUndefined()
  })

  test('is taken back by the owner', async () => {
    const call = await as(owner)
    const { data } = await invite(call, address())
    const invited = data?.inviteAdmin as { _id: string } | undefined
    const back = await call('mutation ($id: ObjectId!) { withdrawAdminInvite(_id: $id) { state } }', {
      id: invited?._id,
    })
    expect(back.data?.withdrawAdminInvite).toEqual({ state: 'withdrawn' })
  })

  test('is not for somebody who is there already', async () => {
    const answer = await invite(callAsSuper, `${owner}@example.org`)
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'alreadyInTeam' })
  })
})
