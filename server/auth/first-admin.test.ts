import { expect, test } from 'vitest'
import { accountsWorld, insertPerson } from '#testing/accounts-world.ts'
import { firstAdminLink } from './first-admin.ts'
import { ensureHub } from './hub.ts'

const { db, deps, post } = await accountsWorld({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://plan.example.org',
})
const admin = {
  first_name: 'Sol',
  last_name: 'Paz',
  email: 'sol@example.org',
  password: 'kite over the harbour',
}
const create = (link: string | null, change: object = {}) =>
  post('/api/auth/first-admin', { token: link?.split('#token=')[1], ...admin, ...change })

test('makes the hub once', async () => {
  const ids = await Promise.all([ensureHub(db, deps.env), ensureHub(db, deps.env)])
  expect(new Set(ids).size).toBe(1)
})

test('gives the first super admin a link that works once, and only in production', async () => {
  expect(await firstAdminLink(db, { ...deps.env, NODE_ENV: 'development' })).toBeNull()
  const former = await firstAdminLink(db, deps.env)
  const link = await firstAdminLink(db, deps.env)
  expect(link).toMatch(/^https:\/\/plan\.example\.org\/signup\/first-admin#token=[\w-]{43}$/)
  const { rows } = await db.query('select value::text from setting')
  expect(JSON.stringify(rows)).not.toContain(link?.split('=')[1])

  expect((await create(former)).json().reason).toBe('linkInvalid')
  await insertPerson(db, { email: admin.email })
  expect((await create(link)).json().code).toBe('CONFLICT')

  const answers = await Promise.all([
    create(link, { email: 'one@example.org' }),
    create(link, { email: 'two@example.org' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  const supers = await db.query(`select email, org_role, main_org from users where role = 'admin'`)
  expect(supers.rows).toHaveLength(1)
  expect(supers.rows[0]).toMatchObject({ org_role: 'owner', main_org: await ensureHub(db, deps.env) })
  expect(await firstAdminLink(db, deps.env)).toBeNull()

  const login = await post('/api/auth/sign-in/email', {
    email: supers.rows[0].email,
    password: admin.password,
  })
  expect(login.json().user).toMatchObject({ role: 'admin', main_org: 'hub', onboarded: true })
  expect(login.cookies[0]).toMatchObject({ name: 'token', secure: true })
})
