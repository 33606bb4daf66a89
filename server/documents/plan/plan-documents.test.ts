import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { newId } from '#server/new-id.ts'
import { testApi } from '#testing/api.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'
import { zipFiles } from '#testing/zip-files.ts'

const { app, db, env } = await testApi()
const build = world(db)

let people: { owner: string; member: string; mentor: string; organiser: string }
let project: string

beforeAll(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  people = {
    owner: await build.person({ org, cohort, name: 'Ana Peña' }),
    member: await build.person({ org, cohort }),
    mentor: await build.person({ org, cohort, role: 'mentor' }),
    organiser: await build.person({ org, role: 'admin' }),
  }
  const { owner, member, mentor } = people
  const signed: ('mentor' | 'entrepreneur')[] = ['mentor', 'entrepreneur']
  const name = 'Agua "clara" / Ñuñoa'
  project = await build.project({ org, cohort, owner, mentor, signed, team: [member], name })
  await db.query(`insert into plan_item (id, project_id, kind, data) values ($1, $2, 'business', $3)`, [
    newId(),
    project,
    JSON.stringify({ missionStatement: 'Agua para <b>todos</b>' }),
  ])
  await approve(false)
})

beforeEach(() => db.query('delete from rate_limit'))

async function approve(isApproved: boolean): Promise<void> {
  for (const [index, { id }] of courseModules.entries())
    await db.query(
      `insert into progress (id, project_id, module_id, ord, validated) values ($1, $2, $3, $4, $5)
       on conflict (project_id, module_id) do update set validated = $5`,
      [newId(), project, id, index + 1, isApproved],
    )
}

async function download(kind: string, userId: string | null, wanted: Record<string, string> = {}) {
  const query = new URLSearchParams({ project, format: 'pdf', locale: 'en', ...wanted })
  const cookie = userId ? (await sessionFor(db, env, userId)).cookie : ''
  return app.inject({
    url: `/api/documents/${kind}?${query}`,
    headers: { 'accept-language': 'en', ...(cookie && { cookie }) },
  })
}

const open = (file: Buffer) => getDocumentProxy(new Uint8Array(file))
const textOf = async (file: Buffer) => (await extractText(await open(file), { mergePages: true })).text

test('a draft says so on every page until every module is approved, in both languages', async () => {
  await approve(false)
  const spanish = await extractText(
    await open((await download('plan', people.owner, { locale: 'es' })).rawPayload),
  )
  for (const page of spanish.text) expect(page).toContain('· Borrador')
  expect(spanish.text[0]).toContain('Plan de negocio')
  expect(spanish.text.join('\n')).toContain('Agua para <b>todos</b>')
  await approve(true)
  const text = await textOf((await download('plan', people.owner)).rawPayload)
  expect(text).not.toContain('Draft')
  expect(text).toMatch(/Page 1 of \d/)
})

function expectOwnName(headers: Readonly<Record<string, unknown>>, named: string): void {
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
  expect(headers['content-type']).toContain('wordprocessingml.document')
  expect(headers['content-disposition']).toMatch(
    new RegExp(`^attachment; filename="agua-clara-nunoa-${named}-\\d{4}-\\d\\d-\\d\\d\\.docx"$`),
  )
}

test('the plan is a file of its own name that nobody keeps', async () => {
  const { headers } = await download('plan', people.member, { format: 'docx', locale: 'es' })
  expectOwnName(headers, 'businessplan')
})

test('the page at a glance is one A3 page on its side, as PDF and in Word', async () => {
  const pdf = await open((await download('canvas', people.owner)).rawPayload)
  expect(pdf.numPages).toBe(1)
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  expect([Math.round(width), Math.round(height)]).toEqual([1191, 842])
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('Value proposition')
  expect(text).toContain('Page 1 of 1')
  const { headers, rawPayload } = await download('canvas', people.owner, { format: 'docx' })
  expectOwnName(headers, 'canvas')
  const xml = String(zipFiles(rawPayload).get('word/document.xml'))
  expect(xml).toMatch(/w:w="23811" w:h="16838" w:orient="landscape"/)
  expect(xml.match(/<w:tbl>/g)).toHaveLength(1)
})

describe.each(['plan', 'canvas'])('of the %s', (kind) => {
  test.each([{ format: 'xlsx' }, { locale: 'fr' }, { scenario: 'rosy' }])(
    '%j is not there',
    async (wanted) => {
      const answer = await download(kind, people.owner, { locale: 'es', ...wanted })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'unknownOption' })
      if (!('locale' in wanted)) expect(answer.json().message).toBe('Elige una de las opciones.')
    },
  )
})
