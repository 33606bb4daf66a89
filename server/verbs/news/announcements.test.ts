import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

type Reader =
  | 'entrepreneur'
  | 'mentor'
  | 'elsewhere'
  | 'organiser'
  | 'otherOrganiser'
  | 'superAdmin'
  | 'nobody'
const readers = {} as Record<Reader, Call>
const all: Reader[] = [
  'entrepreneur',
  'mentor',
  'elsewhere',
  'organiser',
  'otherOrganiser',
  'superAdmin',
  'nobody',
]

let org: string
let cohort: string
let sister: string

beforeAll(async () => {
  const hub = await build.organisation('hub')
  const other = await build.organisation()
  org = await build.organisation()
  cohort = await build.cohort({ org })
  sister = await build.cohort({ org })
  readers.entrepreneur = await as(await build.person({ org, cohort }))
  readers.mentor = await as(await build.person({ org, cohort, role: 'mentor' }))
  readers.elsewhere = await as(await build.person({ org: other, cohort: await build.cohort({ org: other }) }))
  readers.organiser = await as(await build.person({ role: 'admin', org }))
  readers.otherOrganiser = await as(await build.person({ role: 'admin', org: other }))
  readers.superAdmin = await as(await build.person({ role: 'admin', org: hub, orgRole: 'owner' }))
  readers.nobody = await as(await build.person())
})

type Text = {
  audience: string
  org_id?: string
  cohort_id?: string
  role?: string
  from?: number
  until?: number
}

async function announce({ audience, org_id, cohort_id, role, from = -1, until }: Text, pinned = false) {
  const id = newId()
  await db.query(
    `insert into announcement (id, audience, org_id, cohort_id, role, title, title_es, text, text_es, visible_from,
       visible_until, pinned)
     values ($1, $2, $3, $4, $5, 'News', 'Noticias', 'Text', 'Texto', now() + $6 * interval '1 hour',
       now() + $7 * interval '1 hour', $8)`,
    [id, audience, org_id ?? null, cohort_id ?? null, role ?? null, from, until ?? null, pinned],
  )
  return id
}

const read = async (call: Call) =>
  ((await call('{ announcements { _id read } }')).data?.announcements ?? []) as {
    _id: string
    read: boolean
  }[]

describe('who reads what', () => {
  const inOrg = () => ({ org_id: org })
  const inCohort = () => ({ org_id: org, cohort_id: cohort })
  const rows: [string, () => Text, Reader[]][] = [
    ['everybody', () => ({ audience: 'everybody' }), all],
    ['managers', () => ({ audience: 'managers' }), ['organiser', 'otherOrganiser', 'superAdmin']],
    [
      'an organisation',
      () => ({ audience: 'organisation', ...inOrg() }),
      ['entrepreneur', 'mentor', 'organiser', 'superAdmin'],
    ],
    [
      'a cohort',
      () => ({ audience: 'cohort', ...inCohort() }),
      ['entrepreneur', 'mentor', 'organiser', 'superAdmin'],
    ],
    [
      'another cohort of the organisation',
      () => ({ audience: 'cohort', org_id: org, cohort_id: sister }),
      ['organiser', 'superAdmin'],
    ],
    [
      'the mentors of a cohort',
      () => ({ audience: 'cohort', ...inCohort(), role: 'mentor' }),
      ['mentor', 'organiser', 'superAdmin'],
    ],
    [
      'all entrepreneurs',
      () => ({ audience: 'everybody', role: 'entrepreneur' }),
      ['entrepreneur', 'elsewhere', 'superAdmin', 'nobody'],
    ],
    ['everybody, later', () => ({ audience: 'everybody', from: 1 }), []],
    ['everybody, until an hour ago', () => ({ audience: 'everybody', from: -5, until: -1 }), []],
  ]
  test.each(rows)('%s', async (_, text, wanted) => {
    const id = await announce(text())
    const seen: Reader[] = []
    for (const reader of all)
      if ((await read(readers[reader])).some(({ _id }) => _id === id)) seen.push(reader)
    expect(seen).toEqual(wanted)

    const mark = 'mutation ($id: ObjectId!) { markAnnouncementRead(_id: $id) }'
    for (const reader of all) {
      const { errors } = await readers[reader](mark, { id })
      expect(errors[0]?.extensions.code).toBe(wanted.includes(reader) ? undefined : 'NOT_FOUND')
    }
  })
})

test('pinned ones come first, and reading is remembered for each person', async () => {
  const [first, second] = [
    await announce({ audience: 'everybody', from: -9 }, true),
    await announce({ audience: 'everybody' }),
  ]
  const mark = 'mutation ($id: ObjectId!) { markAnnouncementRead(_id: $id) }'
  expect((await readers.mentor(mark, { id: second })).data).toEqual({ markAnnouncementRead: true })
  expect((await readers.mentor(mark, { id: second })).errors).toEqual([])
  const [ofMentor, ofOther] = [await read(readers.mentor), await read(readers.entrepreneur)]
  expect(ofMentor[0]?._id).toBe(first)
  expect(ofMentor.find(({ _id }) => _id === second)?.read).toBe(true)
  expect(ofOther.find(({ _id }) => _id === second)?.read).toBe(false)
})

test('what is meant for somebody and not read yet is counted, and reading it takes it off for that person', async () => {
  const call = await as(await build.person({ org, cohort }))
  const unread = async () => (await call('{ unreadAnnouncements }')).data?.unreadAnnouncements as number
  const before = await unread()
  expect(before).toBe((await read(call)).length)
  const id = await announce({ audience: 'organisation', org_id: org })
  await announce({ audience: 'cohort', org_id: org, cohort_id: sister })
  await announce({ audience: 'organisation', org_id: org, from: 1 })
  expect(await unread()).toBe(before + 1)
  await readers.mentor('mutation ($id: ObjectId!) { markAnnouncementRead(_id: $id) }', { id })
  expect(await unread()).toBe(before + 1)
  await call('mutation ($id: ObjectId!) { markAnnouncementRead(_id: $id) }', { id })
  expect(await unread()).toBe(before)
})

test('a hundred announcements to others do not push out the one that is meant', async () => {
  const id = await announce({ audience: 'cohort', org_id: org, cohort_id: cohort, from: -20 })
  for (let count = 0; count < 101; count++)
    await announce({ audience: 'cohort', org_id: org, cohort_id: sister }, true)
  expect((await read(readers.entrepreneur)).some(({ _id }) => _id === id)).toBe(true)
})
