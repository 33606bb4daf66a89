import { beforeEach, describe, expect, test } from 'vitest'
import { ensureHub } from '#server/auth/hub.ts'
import { testApi } from '#testing/api.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'

const { db, env, app, as } = await testApi()
const build = world(db)
const hub = await ensureHub(db, env)
const superAdmin = await build.person({ role: 'admin', orgRole: 'owner', org: hub, name: 'Super' })
const callAsSuper = await as(superAdmin)

let org: string
let owner: string
let person: string
beforeEach(async () => {
  org = await build.organisation()
  owner = await build.person({ role: 'admin', orgRole: 'owner', org })
  person = await build.person({ org })
})

const setRole = `mutation ($id: ObjectId!, $role: String!, $rank: String) {
  setUserRole(userId: $id, role: $role, org_role: $rank) { role org_role main_org_id } }`
const codeOf = (answer: { errors: { extensions: { code: string; reason?: unknown } }[] }) =>
  answer.errors[0]?.extensions.code ?? null

const auditOf = async (id: string) => {
  const { rows } = await db.query<{ action: string; org_id: string; data: unknown }>(
    'select action, org_id, data from audit_entry where target_id = $1 order by id',
    [id],
  )
  return rows
}

describe('another role', () => {
  test('ends every session of the person, and the next one has the new rights', async () => {
    const before = await as(person)
    const call = await as(owner)
    const answer = await call(setRole, { id: person, role: 'admin', rank: 'organiser' })
    expect(answer.data?.setUserRole).toEqual({ role: 'admin', org_role: 'organiser', main_org_id: org })
    expect((await before('{ me { role } }')).data).toEqual({ me: null })
    const { data } = await (await as(person))('{ me { role main_org } }')
    expect(data?.me).toMatchObject({ role: 'admin' })
    expect(await auditOf(person)).toEqual([
      { action: 'setUserRole', org_id: org, data: { from: 'entrepreneur', to: 'organiser' } },
    ])
  })

  test('of an owner is only a super admin to give', async () => {
    const wanted = { id: person, role: 'admin', rank: 'owner' }
    expect(codeOf(await (await as(owner))(setRole, wanted))).toBe('FORBIDDEN')
    expect(codeOf(await callAsSuper(setRole, wanted))).toBe(null)
  })

  test('is never one’s own, and never that of an equal', async () => {
    const call = await as(owner)
    const equal = await build.person({ role: 'admin', orgRole: 'owner', org })
    for (const id of [owner, equal])
      expect(codeOf(await call(setRole, { id, role: 'mentor' }))).toBe('FORBIDDEN')
    expect(codeOf(await callAsSuper(setRole, { id: superAdmin, role: 'mentor' }))).toBe('FORBIDDEN')
  })

  test('waits until the matches of a mentor have ended', async () => {
    const cohort = await build.cohort({ org })
    const mentor = await build.person({ role: 'mentor', org, cohort, applicationStatus: 'approved' })
    await build.project({ org, cohort, owner: person, mentor })
    const answer = await callAsSuper(setRole, { id: mentor, role: 'entrepreneur' })
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'stillMentoring' })
  })

  test.each([
    ['admin', null],
    ['mentor', 'owner'],
    ['super', null],
    ['admin', 'boss'],
  ])('%s with the rank %s is none', async (role, rank) => {
    expect(codeOf(await callAsSuper(setRole, { id: person, role, rank }))).toBe('BAD_USER_INPUT')
  })

  test('of an admin needs an organisation first', async () => {
    const nowhere = await build.person()
    const answer = await callAsSuper(setRole, { id: nowhere, role: 'admin', rank: 'organiser' })
    expect(answer.errors[0]?.extensions.reason).toBe('organisationFirst')
  })

  test('that takes an admin away from the organisation leaves nothing of the rank', async () => {
    const organiser = await build.person({ role: 'admin', org })
    await callAsSuper(setRole, { id: organiser, role: 'mentor' })
    const { rows } = await db.query('select role, org_role, main_org, org_id from users where id = $1', [
      organiser,
    ])
    expect(rows[0]).toEqual({ role: 'mentor', org_role: null, main_org: null, org_id: org })
  })
})

describe('another organisation', () => {
  const setMain =
    'mutation ($id: ObjectId!, $org: ObjectId) { setMainOrg(userId: $id, org: $org) { main_org_id } }'

  test('of an admin ends the sessions', async () => {
    const other = await build.organisation()
    const before = await as(owner)
    const { data } = await callAsSuper(setMain, { id: owner, org: other })
    expect(data?.setMainOrg).toEqual({ main_org_id: other })
    expect((await before('{ me { role } }')).data).toEqual({ me: null })
  })

  test('is not for oneself, not a disabled one, and an admin has one', async () => {
    const closed = await build.organisation()
    await db.query('update organisation set disabled_at = now() where id = $1', [closed])
    expect(codeOf(await callAsSuper(setMain, { id: superAdmin, org }))).toBe('FORBIDDEN')
    expect(codeOf(await callAsSuper(setMain, { id: owner, org: closed }))).toBe('NOT_FOUND')
    expect(codeOf(await callAsSuper(setMain, { id: owner, org: null }))).toBe('BAD_USER_INPUT')
  })

  test('to take part in leaves a cohort of the former one', async () => {
    const cohort = await build.cohort({ org })
    const member = await build.person({ org, cohort })
    const { data } = await callAsSuper(
      'mutation ($id: ObjectId!, $org: ObjectId) { setOrg(userId: $id, org: $org) { org_id cohortId } }',
      { id: member, org: hub },
    )
    expect(data?.setOrg).toEqual({ org_id: hub, cohortId: null })
  })
})

describe('what an owner changes of a person', () => {
  const update = `mutation ($id: ObjectId!, $data: AdminUserInput!) {
    adminUpdateUser(userId: $id, data: $data) { first_name last_name cohortId test_account org_id } }`

  test('is names, cohort and test account; what is not named stays', async () => {
    const call = await as(owner)
    const cohort = await build.cohort({ org })
    await call(update, { id: person, data: { last_name: 'Rivas', cohortId: cohort } })
    const { data } = await call(update, { id: person, data: { first_name: 'Ana', test_account: true } })
    expect(data?.adminUpdateUser).toEqual({
      first_name: 'Ana',
      last_name: 'Rivas',
      cohortId: cohort,
      test_account: true,
      org_id: org,
    })
    const { rows } = await db.query('select name from users where id = $1', [person])
    expect(rows[0]).toEqual({ name: 'Ana Rivas' })
    expect((await auditOf(person)).map(({ data }) => data)).toEqual([
      { fields: ['last_name', 'cohortId'] },
      { fields: ['first_name', 'test_account'] },
    ])
  })

  test('is never a cohort of another organisation, an empty name, or another field', async () => {
    const call = await as(owner)
    const elsewhere = await build.cohort({ org: await build.organisation() })
    expect(codeOf(await call(update, { id: person, data: { cohortId: elsewhere } }))).toBe('NOT_FOUND')
    expect(codeOf(await call(update, { id: person, data: { first_name: ' ' } }))).toBe('BAD_USER_INPUT')
    expect(codeOf(await call(update, { id: person, data: { role: 'admin' } }))).toBe('BAD_USER_INPUT')
  })
})

describe('access', () => {
  const disable =
    'mutation ($id: ObjectId!, $off: Boolean) { deactivateUser(userId: $id, disabled: $off) { state } }'

  test('ends at once with a disabled account, and comes back', async () => {
    const before = await as(person)
    expect((await callAsSuper(disable, { id: person })).data?.deactivateUser).toEqual({ state: 'disabled' })
    expect((await before('{ me { role } }')).data).toEqual({ me: null })
    const { data } = await callAsSuper(disable, { id: person, off: false })
    expect(data?.deactivateUser).toEqual({ state: 'active' })
    expect((await auditOf(person)).map(({ action }) => action)).toEqual(['deactivateUser', 'reactivateUser'])
  })

  test('ends with the sessions, which can begin again', async () => {
    const before = await as(person)
    await callAsSuper('mutation ($id: ObjectId!) { revokeUserSessions(userId: $id) { _id } }', { id: person })
    expect((await before('{ me { role } }')).data).toEqual({ me: null })
    expect((await (await as(person))('{ me { role } }')).data?.me).toEqual({ role: 'entrepreneur' })
  })
})

describe('platform users', () => {
  const read = async (list: object) => {
    const { data } = await callAsSuper(
      'query ($list: ListQueryInput) { platformUsers(list: $list) { total items { _id first_name state last_seen_at } } }',
      { list },
    )
    return data?.platformUsers as { total: number; items: { first_name: string; state: string }[] }
  }

  test('are found by name, e-mail, organisation and cohort, in parts and without accents', async () => {
    const place = await build.organisation('agua-limpia')
    await db.query(`update organisation set name = 'Agua Limpia' where id = $1`, [place])
    const cohort = await build.cohort({ org: place })
    await db.query(`update cohort set title = 'Primavera Única' where id = $1`, [cohort])
    const id = await build.person({ org: place, cohort, name: 'Íñigo' })
    await db.query(`update users set email = 'inigo.q@lake.example' where id = $1`, [id])
    for (const search of [
      'inigo',
      'ÍÑI',
      'q@lake',
      'agua limp',
      'agua-limpia',
      'primavera unica',
      'inigo primavera',
    ])
      expect(await read({ search }), search).toMatchObject({ items: [{ first_name: 'Íñigo' }] })
    expect((await read({ search: 'inigo otoño' })).total).toBe(0)
  })

  test('are narrowed by state, by organisation and by when they were last here', async () => {
    const unseen = await build.person({ org, name: 'Unseen' })
    await db.query('update users set disabled_at = now() where id = $1', [unseen])
    await sessionFor(db, env, person)
    const inOrg = { name: 'organisation', value: org }
    const named = async (name: string, value: string) =>
      (await read({ filters: [inOrg, { name, value }] })).items.map(({ first_name }) => first_name)
    expect(await named('state', 'disabled')).toEqual(['Unseen'])
    expect(await named('seen', 'never')).toContain('Unseen')
    expect(await named('seen', 'week')).not.toContain('Unseen')
    expect(await named('seen', 'week')).toHaveLength(1)
  })

  test('who deleted the account is not found', async () => {
    await db.query(
      `update users set deleted_at = now(), first_name = 'Goneaway', name = 'Goneaway' where id = $1`,
      [person],
    )
    expect((await read({ search: 'goneaway' })).total).toBe(0)
  })

  test('as a file are what the page shows, and no cell becomes a formula', async () => {
    await build.person({ org, name: '=HYPERLINK("http://evil.example")' })
    const { cookie } = await sessionFor(db, env, superAdmin)
    const url = `/exports/platform-users.csv?organisation=${org}&search=hyperlink`
    const { body, headers } = await app.inject({ url, headers: { cookie } })
    expect(headers['content-disposition']).toMatch(/platform-users-[\d-]{10}\.csv/)
    expect(body).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(body.trim().split('\r\n')).toHaveLength(2)
    const refused = await app.inject({ url: '/exports/platform-users.csv?role=king', headers: { cookie } })
    expect(refused.statusCode).toBe(400)
  })
})
