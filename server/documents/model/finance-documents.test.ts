import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sampleOf } from '#course/samples/samples.ts'
import { newId } from '#server/new-id.ts'
import { testApi } from '#testing/api.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'
import { zipFiles } from '#testing/zip-files.ts'

const { app, db, env } = await testApi()
const build = world(db)
const hostile = '=HYPERLINK("https://evil.example","Filter") & <b>'

let people: Record<
  'owner' | 'member' | 'mentor' | 'organiser' | 'stranger' | 'otherMentor' | 'elsewhere',
  string
>
let project: string

beforeAll(async () => {
  const org = await build.organisation()
  const other = await build.organisation()
  const cohort = await build.cohort({ org })
  people = {
    owner: await build.person({ org, cohort }),
    member: await build.person({ org, cohort }),
    mentor: await build.person({ org, cohort, role: 'mentor' }),
    organiser: await build.person({ org, role: 'admin' }),
    stranger: await build.person({ org, cohort }),
    otherMentor: await build.person({ org, cohort, role: 'mentor' }),
    elsewhere: await build.person({ org: other, role: 'admin' }),
  }
  const { owner, member, mentor } = people
  project = await build.project({ org, cohort, owner, mentor, team: [member], name: 'Agua "clara" / Ñuñoa' })
  const { data } = await sampleOf('clay-filter', 'seven', 'en')
  const [business] = data.business ?? []
  for (const one of data.offering ?? []) await insert('offering', { ...one, name: hostile })
  await insert('business', business ?? {})
})

beforeEach(() => db.query('delete from rate_limit'))

async function insert(kind: string, { _id, version, ...data }: Record<string, unknown>): Promise<void> {
  await db.query(
    `insert into plan_item (id, project_id, kind, data) values ($1, $2, $3, $4)
     on conflict (id) do nothing`,
    [newId(), project, kind, JSON.stringify(data)],
  )
}

async function download(userId: string | null, wanted: Readonly<Record<string, string>> = {}) {
  const query = new URLSearchParams({ project, format: 'xlsx', locale: 'en', ...wanted })
  const cookie = userId ? (await sessionFor(db, env, userId)).cookie : ''
  return app.inject({ url: `/api/documents/finance?${query}`, headers: { ...(cookie && { cookie }) } })
}

const partOf = (file: Buffer, name: string) => String(zipFiles(file).get(name))

describe('who may have it', () => {
  test.each(['owner', 'member', 'mentor', 'organiser'] as const)('%s', async (who) => {
    for (const [format, opening] of [
      ['xlsx', 'PK'],
      ['csv', '\ufeff"Scenario"'],
    ] as const) {
      const answer = await download(people[who], { format })
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.toString().startsWith(opening)).toBe(true)
    }
  })

  test.each(['stranger', 'otherMentor', 'elsewhere'] as const)(
    'not %s, who learns nothing of it',
    async (who) => {
      const known = await download(people[who])
      const unknown = await download(people[who], { project: newId() })
      expect(known.statusCode).toBe(404)
      expect(known.body).toBe(unknown.body)
    },
  )

  test('nobody who is not signed in', async () => {
    expect((await download(null)).statusCode).toBe(401)
  })
})

test('it is a file of its own name that nobody keeps', async () => {
  const { headers } = await download(people.owner)
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="agua-clara-nunoa-finance-\d{4}-\d\d-\d\d\.xlsx"$/,
    ),
  })
})

test('what is asked for in a way that is not known is refused', async () => {
  for (const wrong of [{ format: 'pdf' }, { scenario: 'golden' }, { locale: 'fr' }])
    expect((await download(people.owner, wrong)).statusCode).toBe(400)
})

test('what somebody called a product is never a formula', async () => {
  const { rawPayload } = await download(people.owner)
  const texts = partOf(rawPayload, 'xl/sharedStrings.xml')
  expect(texts).toContain('=HYPERLINK(&quot;https://evil.example&quot;,&quot;Filter&quot;) &amp; &lt;b&gt;')
  for (const [name, part] of zipFiles(rawPayload))
    if (name.startsWith('xl/worksheets/')) expect(String(part)).not.toMatch(/<f>[^<]*HYPERLINK/)
  const csv = (await download(people.owner, { format: 'csv' })).body
  expect(csv).toContain(`'=HYPERLINK(""https`)
  expect(csv).not.toMatch(/(^|[,;"])=HYPERLINK/m)
})

test('it is in the language and for the scenario that were asked for', async () => {
  const { rawPayload } = await download(people.owner, { locale: 'es', scenario: 'pessimistic' })
  expect(partOf(rawPayload, 'xl/workbook.xml')).toContain('<sheet name="Estado de resultados"')
  expect(partOf(rawPayload, 'xl/sharedStrings.xml')).toContain('Pesimista')
  const csv = (await download(people.owner, { format: 'csv', locale: 'es', scenario: 'pessimistic' })).body
  expect(csv).toContain('"Escenario";"Pesimista"')
  for (const title of ['Estado de resultados', 'Flujo de caja', 'Punto de equilibrio, año 1', 'Balance'])
    expect(csv).toContain(`\r\n\r\n"${title}"\r\n`)
})

test('the model of an empty plan can be written in', async () => {
  const { owner, mentor } = people
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const empty = await build.project({ org, cohort, owner, mentor })
  const answer = await download(owner, { project: empty })
  expect(answer.statusCode).toBe(200)
  expect(partOf(answer.rawPayload, 'xl/worksheets/sheet8.xml')).toContain('<f>')
})

test('every part of the file is XML that programs read: each sign said once, each opened thing closed', async () => {
  const { rawPayload } = await download(people.owner, { locale: 'es' })
  for (const [name, part] of zipFiles(rawPayload)) {
    const open: string[] = []
    for (const [tag, end, element = '', attributes = '', single] of String(part)
      .replace(/<\?xml[^>]*\?>/, '')
      .matchAll(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g)) {
      const said = [...attributes.matchAll(/([\w:]+)="/g)].map(([, attribute]) => attribute)
      expect(new Set(said).size, `${name}: ${tag}`).toBe(said.length)
      if (end) expect(open.pop(), name).toBe(element)
      else if (!single) open.push(element)
    }
    expect(open, name).toEqual([])
  }
})

test('percentages say that they are', async () => {
  const { rawPayload } = await download(people.owner)
  const texts = partOf(rawPayload, 'xl/sharedStrings.xml')
  for (const told of ['Safety margin, %', 'Revenue from the market, %']) expect(texts).toContain(told)
  const csv = (await download(people.owner, { format: 'csv' })).body
  expect(csv).toMatch(/"What stays of each sale, %",\d\d\.\d\d\r\n/)
  expect(csv).toContain('"Safety margin, %",')
})

test('a row is as high as its longest head, which is only broken between words', async () => {
  const { rawPayload } = await download(people.owner, { locale: 'es' })
  const strings = [...partOf(rawPayload, 'xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)]
  const number = strings.findIndex(([, text]) => text === 'Ventas comparadas con el pronóstico')
  const rows = [
    ...partOf(rawPayload, 'xl/worksheets/sheet3.xml').matchAll(/<row [^>]* ht="([\d.]+)".*?<\/row>/g),
  ]
  const row = rows.find(([xml]) => xml.includes(`t="s"><v>${number}</v>`))
  expect(Number(row?.[1])).toBe(4 * 15.5)
})
