import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moduleBySlug } from '#course/course.ts'
import { modelIds } from '#course/model-ids.ts'
import { loadContent } from '#server/content/load-content.ts'
import { newId } from '#server/new-id.ts'
import { testApi } from '#testing/api.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'
import { zipFiles } from '#testing/zip-files.ts'
import { makeDocument } from './make-document.ts'
import type { SummaryOrder } from './orders.ts'

const { app, db, env } = await testApi()
const build = world(db)
const moduleId = moduleBySlug('one')?.id ?? ''

let people: { owner: string; member: string; mentor: string; organiser: string }
let org: string
let cohort: string
let project: string

beforeAll(async () => {
  org = await build.organisation()
  cohort = await build.cohort({ org })
  people = {
    owner: await build.person({ org, cohort, name: 'Ana Peña' }),
    member: await build.person({ org, cohort }),
    mentor: await build.person({ org, cohort, role: 'mentor', name: 'Óscar Núñez' }),
    organiser: await build.person({ org, role: 'admin' }),
  }
  const { owner, member, mentor } = people
  const name = 'Agua "clara" / Ñuñoa'
  project = await build.project({ org, cohort, owner, mentor, team: [member], name })
  await answer('introduction', 'expectation', '¿Por qué nadie usa el pozo?')
  await answer('defining-your-problem', 'who', 'Las familias de la ladera')
  await answer('summary', 'reflection', 'Aprendimos a <b>escuchar</b> 🌱')
})

beforeEach(() => db.query('delete from rate_limit'))

const answer = (stepKey: string, key: string, value: string) =>
  answerOf(project, { moduleKey: 'one', stepKey, key, value })

async function answerOf(projectId: string, data: object): Promise<void> {
  await db.query(
    `insert into plan_item (id, project_id, kind, data, created_at, updated_at)
     values ($1, $2, 'input', $3, '2026-01-01', '2026-01-01')`,
    [newId(), projectId, JSON.stringify(data)],
  )
}

async function approve(isApproved: boolean): Promise<void> {
  await db.query(
    `insert into progress (id, project_id, module_id, ord, validated, validated_by, validated_at)
     values ($1, $2, $3, 1, $4, $5, '2026-03-04')
     on conflict (project_id, module_id) do update set validated = $4`,
    [newId(), project, moduleId, isApproved, people.mentor],
  )
}

type Wanted = { project?: string; module?: string; format?: string; locale?: string }

async function download(userId: string | null, wanted: Wanted = {}) {
  const query = new URLSearchParams({ project, module: 'one', format: 'pdf', locale: 'en', ...wanted })
  const cookie = userId ? (await sessionFor(db, env, userId)).cookie : ''
  return app.inject({
    url: `/api/documents/summary?${query}`,
    headers: { 'accept-language': 'en', ...(cookie && { cookie }) },
  })
}

const textOf = async (file: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })).text

const wordsOf = (file: Buffer, format: string) =>
  format === 'pdf' ? textOf(file) : String(zipFiles(file).get('word/document.xml'))

describe('the PDF', () => {
  test('tells the module in step order, in the language that was asked for', async () => {
    await approve(true)
    const response = await download(people.owner, { locale: 'es' })
    expect(response.statusCode).toBe(200)
    const text = await textOf(response.rawPayload)
    const wanted = [
      'Módulo 1 · Resumen',
      'Agua "clara" / Ñuñoa',
      'Entender el problema',
      'Ana Peña',
      'Aprobado por Óscar Núñez el 4 de marzo de 2026',
      'Lo que el equipo quería descubrir',
      '¿Por qué nadie usa el pozo?',
      'Las familias de la ladera',
      'Lo que el equipo aprendió, y lo que queda abierto',
      'Aprendimos a <b>escuchar</b>',
    ]
    const places = wanted.map((one) => text.lastIndexOf(one))
    expect(wanted.filter((_, index) => places[index] === -1)).toEqual([])
    expect(places.slice(5)).toEqual(places.slice(5).sort((a, b) => a - b))
    expect(text).not.toContain('Cambió desde la aprobación')
    expect(text).not.toContain('Borrador')
  })

  test('is a file of its own name that nobody keeps', async () => {
    await approve(true)
    const { headers } = await download(people.owner)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="agua-clara-nunoa-module-1-\d{4}-\d\d-\d\d\.pdf"$/,
      ),
    })
  })

  test('names the steps that were changed since the approval', async () => {
    await approve(true)
    await db.query(
      `update plan_item set data = data || '{"value": "Todo el barrio"}', updated_at = now()
       where project_id = $1 and data->>'key' = 'who'`,
      [project],
    )
    const text = await textOf((await download(people.mentor)).rawPayload)
    expect(text).toContain('Approved by Óscar Núñez on March 4, 2026')
    expect(text).toMatch(/Changed since approval: Defining your problem/i)
    expect(text).toContain('Todo el barrio')
  })

  test('of a module without a word says so', async () => {
    const { mentor } = people
    const owner = await build.person({ org, cohort })
    const empty = await build.project({ org, cohort, owner, mentor })
    const text = await textOf((await download(mentor, { project: empty })).rawPayload)
    expect(text).toContain('Nothing is written in this module yet.')
    expect(text).not.toContain('Approved')
    expect(text).toMatch(/\d, \d{4} · Draft/)
  })
})

test('a model stands in a document under the name that a super admin gave it last', async () => {
  const { mentor } = people
  const owner = await build.person({ org, cohort })
  const own = await build.project({ org, cohort, owner, mentor })
  await loadContent(db)
  await db.query(`update model set name = 'fair work' where id = $1`, [modelIds.employment])
  const insert = (kind: string, data: object) =>
    db.query(`insert into plan_item (id, project_id, kind, data) values ($1, $2, $3, $4)`, [
      newId(),
      own,
      kind,
      JSON.stringify(data),
    ])
  await insert('business', {
    modelSelection: [
      { modelId: modelIds.employment, selected: true, type: 'social', description: 'With us' },
    ],
  })
  await insert('segment', { name: 'Potters', businessModels: [modelIds.employment] })
  const text = await textOf((await download(mentor, { project: own, module: 'four' })).rawPayload)
  for (const told of ['Fair work', 'Potters', 'With us']) expect(text).toContain(told)
})

test('the Word file holds the same', async () => {
  await approve(true)
  const response = await download(people.member, { format: 'docx', locale: 'es' })
  expect(response.headers['content-type']).toContain('wordprocessingml.document')
  expect(response.headers['content-disposition']).toMatch(/-modulo-1-[\d-]{10}\.docx"$/)
  const xml = String(zipFiles(response.rawPayload).get('word/document.xml'))
  for (const text of ['Óscar Núñez', '¿Por qué nadie usa el pozo?', '&lt;b&gt;escuchar&lt;/b&gt; 🌱'])
    expect(xml).toContain(text)
})

describe('who gets it', () => {
  test('the team only once the module is approved, and is told why', async () => {
    await approve(false)
    const refused = await download(people.owner, { locale: 'es' })
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'moduleNotApproved',
      message: 'El resumen se puede descargar cuando el módulo esté aprobado.',
    })
    expect((await download(people.member)).statusCode).toBe(403)
  })

  test.each([{ module: 'ten' }, { format: 'html' }, { locale: 'fr' }])('%j is not there', async (wanted) => {
    expect((await download(people.mentor, wanted)).json()).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'unknownOption',
    })
  })
})

test.each(['pdf', 'docx'])(
  'a stakeholder without a name is asked for on the step of its cohort in the %s file',
  async (format) => {
    const reordered = await build.cohort({ org })
    const owner = await build.person({ org, cohort: reordered })
    const own = await build.project({ org, cohort: reordered, owner })
    await db.query('update cohort_module set step_order = $2 where cohort_id = $1 and module_id = $3', [
      reordered,
      ['identify-stakeholders', 'map-current-solutions', 'opportunity'],
      moduleBySlug('three')?.id,
    ])
    const unnamed = { moduleKey: 'three', stepKey: 'identify-stakeholders', key: 'stakeholder' }
    await answerOf(own, { ...unnamed, value: '', power: 60, interest: 60 })
    const wanted = { project: own, module: 'three', format }
    const english = await download(people.organiser, wanted)
    expect(await wordsOf(english.rawPayload, format)).toContain('Please enter name on step 2')
    const spanish = await download(people.organiser, { ...wanted, locale: 'es' })
    expect(await wordsOf(spanish.rawPayload, format)).toContain('Escribe el nombre en el paso 2')
  },
)

test('many at once wait for each other, and all get theirs', async () => {
  const asked = [people.mentor, people.mentor, people.organiser].map((userId) => download(userId))
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
})

describe('limits', () => {
  const order: SummaryOrder = {
    kind: 'summary',
    format: 'pdf',
    locale: 'en',
    project: 'Long',
    founder: 'Ana',
    cohort: 'Autumn',
    module: { slug: 'one', number: 1, name: 'Understanding the Problem' },
    today: '2026-03-04T00:00:00Z',
    approval: null,
    changedSteps: [],
    steps: [{ slug: 'summary', title: 'Summary' }],
    plan: {},
  }
  const reflection = (value: string): SummaryOrder['plan'] => ({
    input: [
      {
        _id: newId(),
        projectId: newId(),
        version: 1,
        moduleKey: 'one',
        stepKey: 'summary',
        key: 'reflection',
        value,
      },
    ],
  })
  const failed = expect.objectContaining({
    code: 'UNAVAILABLE',
    detail: expect.objectContaining({ reason: 'documentFailed' }),
  })

  test('ten million letters give a document that is cut, in time', async () => {
    const plan = reflection('Muy largo. '.repeat(1_000_000))
    const text = await textOf(await makeDocument({ ...order, plan }, app.log))
    expect(text).toContain('Muy largo.')
    expect(text.length).toBeLessThan(40_000)
  })

  test('a document that takes too long is given up', async () => {
    await expect(makeDocument(order, app.log, { milliseconds: 5, megabytes: 256 })).rejects.toEqual(failed)
  })

  test('a document that takes too much memory ends alone', async () => {
    await expect(makeDocument(order, app.log, { milliseconds: 20_000, megabytes: 4 })).rejects.toEqual(failed)
  })
})
