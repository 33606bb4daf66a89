import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

type Who = 'superAdmin' | 'organiser' | 'otherOrganiser' | 'mentor' | 'entrepreneur' | 'elsewhere'
const calls = {} as Record<Who, Call>
let org: string
let otherOrg: string
let cohort: string
let slug: string

beforeAll(async () => {
  const hub = await build.organisation('hub')
  org = await build.organisation('acme')
  otherOrg = await build.organisation('other')
  slug = 'acme'
  cohort = await build.cohort({ org })
  calls.superAdmin = await as(await build.person({ role: 'admin', org: hub, orgRole: 'owner', name: 'Sara' }))
  calls.organiser = await as(await build.person({ role: 'admin', org, name: 'Olga' }))
  calls.otherOrganiser = await as(await build.person({ role: 'admin', org: otherOrg }))
  calls.mentor = await as(await build.person({ role: 'mentor', org, cohort }))
  calls.entrepreneur = await as(await build.person({ org, cohort }))
  const away = await build.cohort({ org: otherOrg })
  calls.elsewhere = await as(await build.person({ org: otherOrg, cohort: away }))
})

beforeEach(() => db.query('delete from announcement'))

const words = { title: 'Meeting', title_es: 'Reunión', text: 'On **Friday**.', text_es: 'El **viernes**.' }

const create = (call: Call, data: object) =>
  call(
    'mutation ($data: AnnouncementInsertInput!) { createAnnouncement(data: $data) { _id version state reads org } }',
    { data: { ...words, ...data } },
  )
const made = async (call: Call, data: object) => {
  const answer = await create(call, data)
  expect(answer.errors).toEqual([])
  return answer.data?.createAnnouncement as { _id: string; version: number; state: string; reads: number }
}
const update = (call: Call, id: string, set: object) =>
  call(
    `mutation ($id: ObjectId!, $set: AnnouncementUpdateInput!) {
      updateAnnouncement(_id: $id, set: $set) { title audience org_id cohort_id visible_until pinned version }
    }`,
    { id, set },
  )
const remove = (call: Call, id: string) =>
  call('mutation ($id: ObjectId!) { deleteAnnouncement(_id: $id) }', { id })
const listed = (call: Call, given: Record<string, unknown> = {}) =>
  call(
    `query ($org: String, $list: ListQueryInput) {
      managedAnnouncements(org: $org, list: $list) { total items { _id title reads state cohort_title } }
    }`,
    given,
  )
const read = async (call: Call) =>
  ((await call('{ announcements { title } }')).data?.announcements as unknown[] | undefined)?.length
const codeOf = ({ errors }: Awaited<ReturnType<Call>>) => errors[0]?.extensions.code

describe('who announces what', () => {
  const platform = () => ({ audience: 'everybody' })
  const managers = () => ({ audience: 'managers' })
  const ofOrg = () => ({ audience: 'organisation', org_id: org })
  const ofCohort = () => ({ audience: 'cohort', cohort_id: cohort })
  const nowhere = () => ({ audience: 'cohort', cohort_id: 'f'.repeat(24) })
  test.each<[string, () => object, Partial<Record<Who, string>>]>([
    ['the platform', platform, { organiser: 'FORBIDDEN', mentor: 'FORBIDDEN', otherOrganiser: 'FORBIDDEN' }],
    ['all managers', managers, { organiser: 'FORBIDDEN', entrepreneur: 'FORBIDDEN' }],
    ['an organisation', ofOrg, { otherOrganiser: 'NOT_FOUND', mentor: 'NOT_FOUND', elsewhere: 'NOT_FOUND' }],
    ['a cohort', ofCohort, { otherOrganiser: 'NOT_FOUND', mentor: 'NOT_FOUND', elsewhere: 'NOT_FOUND' }],
    ['a cohort that is none', nowhere, { superAdmin: 'NOT_FOUND', organiser: 'NOT_FOUND' }],
  ])('to %s', async (_, data, refused) => {
    for (const [who, code] of Object.entries(refused))
      expect(codeOf(await create(calls[who as Who], data()))).toBe(code)
    expect((await db.query('select 1 from announcement')).rowCount).toBe(0)
    if (!refused.superAdmin) expect((await made(calls.superAdmin, data())).version).toBe(1)
    if (!refused.organiser) expect(await made(calls.organiser, data())).toMatchObject({ org: 'acme' })
  })

  test('an organisation named along with a cohort does not take it over', async () => {
    const data = { audience: 'cohort', cohort_id: cohort, org_id: otherOrg }
    expect(codeOf(await create(calls.otherOrganiser, data))).toBe('NOT_FOUND')
    expect(await made(calls.organiser, data)).toMatchObject({ org: 'acme' })
  })

  test('nobody moves an announcement to where they may not announce', async () => {
    const { _id } = await made(calls.organiser, ofOrg())
    expect(codeOf(await update(calls.organiser, _id, { audience: 'everybody' }))).toBe('FORBIDDEN')
    expect(codeOf(await update(calls.organiser, _id, { org_id: otherOrg }))).toBe('NOT_FOUND')
    const moved = await update(calls.organiser, _id, { audience: 'cohort', cohort_id: cohort })
    expect(moved.data?.updateAnnouncement).toMatchObject({
      audience: 'cohort',
      org_id: org,
      cohort_id: cohort,
    })
  })

  test('readers may not change or delete it, others do not learn that it exists', async () => {
    const { _id } = await made(calls.organiser, ofOrg())
    for (const work of [
      (call: Call) => update(call, _id, { title: 'x' }),
      (call: Call) => remove(call, _id),
    ]) {
      expect(codeOf(await work(calls.mentor))).toBe('FORBIDDEN')
      expect(codeOf(await work(calls.elsewhere))).toBe('NOT_FOUND')
      expect(codeOf(await work(calls.otherOrganiser))).toBe('NOT_FOUND')
    }
    expect((await remove(calls.organiser, _id)).data).toEqual({ deleteAnnouncement: true })
    expect(codeOf(await remove(calls.organiser, _id))).toBe('NOT_FOUND')
  })
})

test('the right people read it, and its author is not told of it as new', async () => {
  await made(calls.superAdmin, { audience: 'managers' })
  await made(calls.superAdmin, { audience: 'cohort', cohort_id: cohort, role: 'mentor' })
  expect([await read(calls.mentor), await read(calls.elsewhere)]).toEqual([1, 0])
  const unread = async (call: Call) => (await call('{ unreadAnnouncements }')).data?.unreadAnnouncements
  expect([await unread(calls.superAdmin), await unread(calls.otherOrganiser)]).toEqual([0, 1])
})

test.each([
  [{ title: '' }, 'title', 'required'],
  [{ audience: 'organisation' }, 'org_id', 'required'],
  [{ audience: 'nobody' }, 'audience', 'unknownOption'],
  [{ visible_from: '2026-05-02', visible_until: '2026-05-01' }, 'visible_until', 'endsBeforeStart'],
  [{ title: 'two\nlines' }, 'title', 'oneLine'],
  [{ text: 'x'.repeat(5001) }, 'text', 'tooLong'],
])('%j is refused with the field that is wrong', async (data, field, reason) => {
  const { errors } = await create(calls.superAdmin, data)
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field, reason }] })
})

test('two people who change it at once do not overwrite each other', async () => {
  const { _id, version } = await made(calls.organiser, { audience: 'organisation', org_id: org })
  expect((await update(calls.organiser, _id, { title: 'First', version })).errors).toEqual([])
  const late = await update(calls.superAdmin, _id, { title: 'Second', version })
  expect(late.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', fields: [{ field: 'title' }] })
  const cleared = await update(calls.organiser, _id, {
    visible_until: null,
    pinned: true,
    version: version + 1,
  })
  expect(cleared.data?.updateAnnouncement).toMatchObject({
    title: 'First',
    visible_until: null,
    pinned: true,
  })
})

describe('the list', () => {
  test('counts its readers, without the author', async () => {
    const { _id } = await made(calls.organiser, { audience: 'cohort', cohort_id: cohort })
    const mark = 'mutation ($id: ObjectId!) { markAnnouncementRead(_id: $id) }'
    await calls.mentor(mark, { id: _id })
    await calls.entrepreneur(mark, { id: _id })
    const { data } = await listed(calls.organiser, { org: slug })
    expect(data?.managedAnnouncements).toMatchObject({ total: 1, items: [{ _id, reads: 2, state: 'up' }] })
  })

  test('is narrowed by its state, its cohort and words in either language', async () => {
    await made(calls.organiser, { audience: 'cohort', cohort_id: cohort, title: 'Now' })
    const later = { audience: 'organisation', org_id: org, title: 'Later', visible_from: '2999-01-01' }
    await made(calls.organiser, later)
    const over = { visible_from: '2020-01-01', visible_until: '2020-02-01', title: 'Over' }
    await made(calls.organiser, { audience: 'organisation', org_id: org, title_es: 'Acabó', ...over })
    const titles = async (list: object) => {
      const { data } = await listed(calls.organiser, { org: slug, list })
      const page = data?.managedAnnouncements as { items: { title: string }[] } | undefined
      return page?.items.map(({ title }) => title)
    }
    expect(await titles({})).toEqual(['Later', 'Now', 'Over'])
    for (const [value, title] of [
      ['up', 'Now'],
      ['planned', 'Later'],
      ['over', 'Over'],
    ])
      expect(await titles({ filters: [{ name: 'state', value }] })).toEqual([title])
    expect(await titles({ filters: [{ name: 'cohort', value: cohort }] })).toEqual(['Now'])
    expect(await titles({ search: 'acabo' })).toEqual(['Over'])
  })

  test('of an organisation is for those who run it, the whole one for the platform', async () => {
    await made(calls.superAdmin, { audience: 'managers' })
    await made(calls.organiser, { audience: 'organisation', org_id: org })
    expect((await listed(calls.superAdmin)).data?.managedAnnouncements).toMatchObject({ total: 2 })
    expect((await listed(calls.organiser, { org: slug })).data?.managedAnnouncements).toMatchObject({
      total: 1,
    })
    expect(codeOf(await listed(calls.organiser))).toBe('FORBIDDEN')
    expect(codeOf(await listed(calls.otherOrganiser, { org: slug }))).toBe('NOT_FOUND')
    const places = '{ announcementPlaces { slug cohorts { _id } } }'
    expect(codeOf(await calls.organiser(places))).toBe('FORBIDDEN')
    const own = await calls.organiser('{ announcementPlaces(org: "acme") { slug cohorts { _id } } }')
    expect(own.data).toEqual({ announcementPlaces: [{ slug: 'acme', cohorts: [{ _id: cohort }] }] })
  })
})
