import { beforeEach, expect, test } from 'vitest'
import { ensureHub } from '#server/auth/hub.ts'
import { newId } from '#server/new-id.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, env, as } = await testApi()
const build = world(db)

let superAdmin: Call
let slug: string

beforeEach(async () => {
  const hub = await ensureHub(db, env)
  superAdmin = await as(await build.person({ role: 'admin', org: hub, orgRole: 'owner' }))
  slug = `new-${newId().slice(-10)}`
})

const create = `mutation ($data: OrganisationInsertInput!) {
  createOrganisation(data: $data) { _id slug name contact_email is_hub version }
}`
const list = `query ($list: ListQueryInput) {
  partners(list: $list) { total items { _id name admins cohorts teams waiting disabled } }
}`

async function idOf(address: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>('select id from organisation where slug = $1', [address])
  return rows[0]?.id ?? ''
}

async function made(data: Record<string, unknown> = {}): Promise<string> {
  await superAdmin(create, { data: { name: 'Red Semilla', slug, ...data } })
  return idOf(slug)
}

test('the hub makes a partner, finds it by any of its words, and sees how much goes on there', async () => {
  const { data } = await superAdmin(create, {
    data: { name: ' Red Semilla ', slug: ` ${slug.toUpperCase()} `, contact_email: 'ana@example.org' },
  })
  expect(data?.createOrganisation).toMatchObject({ slug, name: 'Red Semilla', is_hub: false, version: 1 })
  const _id = await idOf(slug)
  await build.person({ role: 'admin', org: _id })
  const cohort = await build.cohort({ org: _id })
  const owner = await build.person({ role: 'entrepreneur', org: _id, cohort })
  await build.project({ cohort, org: _id, owner })
  const draft = await build.cohort({ org: _id, approved: false })
  await db.query('update cohort set submitted_at = now() where id = $1', [draft])
  for (const search of ['semilla', slug, 'ana@']) {
    const found = await superAdmin(list, { list: { search } })
    expect(found.data?.partners).toMatchObject({
      items: expect.arrayContaining([
        { _id, name: 'Red Semilla', admins: 1, cohorts: 1, teams: 1, waiting: 1, disabled: false },
      ]),
    })
  }
  const empty = await build.organisation()
  for (const value of ['current', 'waiting']) {
    const narrowed = await superAdmin(list, { list: { filters: [{ name: 'cohorts', value }] } })
    expect(narrowed.body).toContain(_id)
    expect(narrowed.body).not.toContain(empty)
  }
  const most = await superAdmin(list, { list: { sort: '-teams', size: 1 } })
  expect(most.data?.partners).toMatchObject({ items: [{ _id, teams: 1 }] })
  const nothing = await superAdmin(list, { list: { search: '%' } })
  expect(nothing.data?.partners).toEqual({ total: 0, items: [] })
})

test.each([
  [{ name: '  ' }, 'name', 'required'],
  [{ slug: 'Has spaces' }, 'slug', 'slugShape'],
  [{ slug: 'partners' }, 'slug', 'slugReserved'],
  [{ slug: 'hub' }, 'slug', 'slugTaken'],
  [{ contact_email: 'nobody' }, 'contact_email', 'notEmail'],
  [{ website: 'javascript:alert(1)' }, 'website', 'notUrl'],
])('a partner with %j is refused at the field %s', async (wrong, field, reason) => {
  const { errors } = await superAdmin(create, { data: { name: 'New', slug, ...wrong } })
  expect(errors[0]?.extensions).toMatchObject({
    reason,
    fields: [expect.objectContaining({ field, reason })],
  })
})

test('its people change what is written about it; who overlooked a change is told so', async () => {
  const id = await made()
  const organiser = await as(await build.person({ role: 'admin', org: id }))
  const update = `mutation ($id: ObjectId!, $set: OrganisationUpdateInput!) {
    updateOrganisation(_id: $id, set: $set) { name description version slug }
  }`
  const { data } = await organiser(update, {
    id,
    set: { name: 'Semilla', description: ' Andes ', version: 1 },
  })
  expect(data?.updateOrganisation).toEqual({ name: 'Semilla', description: 'Andes', version: 2, slug })
  const late = await organiser(update, { id, set: { name: 'Other', version: 1 } })
  expect(late.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { name: 'Semilla' } })
  const { rows } = await db.query('select action, data from audit_entry where target_id = $1 order by id', [
    id,
  ])
  expect(rows.at(-1)).toEqual({
    action: 'organisation changed',
    data: { name: 'Semilla', description: 'Andes' },
  })
})

test('the address of a partner changes, and is never somebody else’s', async () => {
  const id = await made()
  const move =
    'mutation ($id: ObjectId!, $slug: String!) { setOrganisationSlug(_id: $id, slug: $slug) { slug } }'
  const next = `${slug}-2`
  expect((await superAdmin(move, { id, slug: next })).data?.setOrganisationSlug).toEqual({ slug: next })
  const taken = await superAdmin(move, { id, slug: 'hub' })
  expect(taken.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'slugTaken' })
  const find = 'query ($slug: String) { organisation(query: { slug: $slug }) { _id } }'
  expect((await superAdmin(find, { slug })).data?.organisation).toBe(null)
  expect((await superAdmin(find, { slug: next })).data?.organisation).toEqual({ _id: id })
})

test('a disabled partner locks its admins out at once and takes no applications, until it is back', async () => {
  const id = await made()
  const cohort = await build.cohort({ org: id })
  const admin = await build.person({ role: 'admin', org: id })
  const organiser = await as(admin)
  const stranger = await as(null)
  const disable = `mutation ($id: ObjectId!, $to: Boolean!) { disableOrganisation(_id: $id, disabled: $to) { disabled } }`
  const open = async () => {
    const { body } = await stranger('{ openCohorts { _id } }')
    return body.includes(cohort)
  }
  const isIn = async (call = organiser) => (await call('{ me { _id } }')).data?.me !== null
  expect([await isIn(), await open()]).toEqual([true, true])
  await superAdmin(disable, { id, to: true })
  expect([await isIn(), await open()]).toEqual([false, false])
  await superAdmin(disable, { id, to: false })
  expect([await isIn(await as(admin)), await open()]).toEqual([true, true])
})

test('the hub itself is neither moved nor disabled', async () => {
  const id = await ensureHub(db, env)
  for (const call of [
    'setOrganisationSlug(_id: $id, slug: "other")',
    'disableOrganisation(_id: $id, disabled: true)',
  ]) {
    const { errors } = await superAdmin(`mutation ($id: ObjectId!) { ${call} { _id } }`, { id })
    expect(errors[0]?.extensions.reason).toBe('hubStays')
  }
})

test('who takes part in a cohort sees who runs it, and nothing that is not theirs', async () => {
  const id = await made({ contact_email: 'ana@example.org' })
  const cohort = await build.cohort({ org: id })
  const member = await as(await build.person({ org: id, cohort, applicationStatus: 'approved' }))
  const stranger = await as(await build.person())
  const find = 'query ($slug: String) { organisation(query: { slug: $slug }) { name } }'
  expect((await member(find, { slug })).data?.organisation).toEqual({ name: 'Red Semilla' })
  expect((await stranger(find, { slug })).data?.organisation).toBe(null)
  const settings = 'query ($slug: String) { organisationSettings(query: { slug: $slug }) { contact_email } }'
  expect((await member(settings, { slug })).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await stranger(settings, { slug })).errors[0]?.extensions.code).toBe('NOT_FOUND')
})
