import { beforeAll, describe, expect, test } from 'vitest'
import { ensureHub } from '#server/auth/hub.ts'
import { newId } from '#server/new-id.ts'
import { testApi } from '#testing/api.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'
import { zipFiles } from '#testing/zip-files.ts'
import { applicationColumns } from './application-columns.ts'

const { app, db, env } = await testApi()
const build = world(db)

const formulas = [
  '=HYPERLINK("http://evil.example","x")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '"=1+1',
  "'=1+1",
  '＝1+1',
  '\u200b=1+1',
]

let org: string
let cohort: string
let organiser: string

beforeAll(async () => {
  org = await build.organisation()
  cohort = await build.cohort({ org })
  organiser = await build.person({ role: 'admin', org })
})

async function download(userId: string | null, path: string) {
  const headers = userId ? { cookie: (await sessionFor(db, env, userId)).cookie } : {}
  return app.inject({ url: `/exports/cohort/${path}`, headers })
}

async function applicant(details: Record<string, unknown>, name = 'Ana', status = 'pending') {
  const id = await build.person({ org, cohort, applicationStatus: status, name })
  await db.query('update users set business_details = $2 where id = $1', [id, JSON.stringify(details)])
  return id
}

/** The rows of a CSV file as RFC 4180 writes them. */
function rowsOf(csv: string): string[][] {
  const cells = [...csv.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)]
  const rows: string[][] = [[]]
  for (const [, text = '', end] of cells) {
    rows.at(-1)?.push(text.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

describe('applications as CSV', () => {
  test('hold the review fields under headings in the language of the organiser', async () => {
    await applicant({
      givenBusinessName: 'Agua clara',
      selectedCountries: ['PE', 'Atlantis'],
      selectedSector: ['Water', 'Health'],
      selectedAboutSocBus: 'idea',
      givenProblemDes: 'Two lines,\nand "quotes"',
    })
    await db.query(`update users set locale = 'es' where id = $1`, [organiser])
    const answer = await download(organiser, `${cohort}/applications.csv`)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="postulaciones-[\d-]{10}\.csv"$/),
      'cache-control': 'private, no-store',
    })
    expect(answer.body.charCodeAt(0)).toBe(0xfeff)
    const [head, row] = rowsOf(answer.body)
    expect(head).toEqual(applicationColumns.map(({ es }) => es))
    const read = Object.fromEntries(applicationColumns.map(({ en }, index) => [en, row?.[index]]))
    expect(read).toMatchObject({
      'Business details': 'Agua clara',
      'Country of operation': 'Perú, Atlantis',
      Sector: 'Water, Health',
      'Stage of business': 'Tengo una idea',
      'Problem description': 'Two lines,\nand "quotes"',
      Application: 'Pendiente',
    })
  })

  test.each(formulas)('%j is only text to a spreadsheet', async (typed) => {
    const own = await build.cohort({ org })
    const id = await build.person({ org, cohort: own, name: typed })
    await db.query('update users set business_details = $2 where id = $1', [
      id,
      JSON.stringify({ givenBusinessName: typed, selectedSector: [typed] }),
    ])
    const { body } = await download(organiser, `${own}/applications.csv`)
    const cells = rowsOf(body)[1] ?? []
    const safe = `'${typed.replace('\r', '\n')}`
    expect(cells.filter((cell) => cell === safe)).toHaveLength(3)
    expect(cells.filter((cell) => /^[^'\w]/.test(cell))).toEqual([])
  })

  test('can be narrowed to a role and a status, and to nothing else', async () => {
    const own = await build.cohort({ org })
    const add = (role: 'entrepreneur' | 'mentor', applicationStatus: string, name: string) =>
      build.person({ org, cohort: own, role, applicationStatus, name })
    await add('entrepreneur', 'approved', 'Eva')
    await add('entrepreneur', 'pending', 'Leo')
    await add('mentor', 'approved', 'Sol')
    const names = async (query: string) =>
      rowsOf((await download(organiser, `${own}/applications.csv${query}`)).body)
        .slice(1)
        .map(([first]) => first)
    // In the order of the page: the newest first.
    expect(await names('')).toEqual(['Sol', 'Leo', 'Eva'])
    expect(await names('?sort=name')).toEqual(['Eva', 'Leo', 'Sol'])
    expect(await names('?search=le&status=pending')).toEqual(['Leo'])
    expect(await names('?role=mentor')).toEqual(['Sol'])
    expect(await names('?role=entrepreneur&status=approved')).toEqual(['Eva'])
    expect((await download(organiser, `${own}/applications.csv?role=admin`)).statusCode).toBe(400)
  })
})

test('a spreadsheet holds text cells and not one formula', async () => {
  const own = await build.cohort({ org })
  for (const typed of [...formulas, '\u0001broken', '<b>&amp;</b>']) {
    const id = await build.person({ org, cohort: own })
    await db.query('update users set business_details = $2 where id = $1', [
      id,
      JSON.stringify({ givenBusinessName: typed }),
    ])
  }
  const answer = await download(organiser, `${own}/applications.xlsx`)
  expect(answer.headers['content-type']).toContain('spreadsheetml')
  const files = zipFiles(answer.rawPayload)
  const sheet = String([...files].find(([name]) => /sheet1\.xml$/.test(name))?.[1])
  const texts = files.get('xl/sharedStrings.xml')?.toString() ?? sheet
  expect(sheet).toContain('<row')
  expect(sheet).not.toMatch(/<f[ >]/)
  for (const [kind] of sheet.matchAll(/<c [^>]*>/g)) expect(kind).toMatch(/ t="(s|inlineStr)"| \/>|\/>/)
  expect(texts).toContain('=HYPERLINK(')
  expect(texts).toContain('&lt;b&gt;')
  expect(texts).not.toContain('\u0001')
})

describe('who gets them', () => {
  test.each([
    ['a stranger', async () => null, 401],
    ['an entrepreneur of the cohort', () => build.person({ org, cohort }), 403],
    ['a mentor of the cohort', () => build.person({ org, cohort, role: 'mentor' }), 403],
    ['an organiser of another organisation', async () => other(), 403],
    ['a super admin', async () => build.person({ role: 'admin', org: await hub() }), 200],
  ])('%s', async (_, who, status) => {
    const userId = await who()
    for (const format of ['csv', 'xlsx']) {
      expect((await download(userId, `${cohort}/applications.${format}`)).statusCode).toBe(status)
    }
  })

  test('a cohort that the caller may not know of looks like one that does not exist', async () => {
    const hidden = await build.cohort({ org, private: true })
    const outsider = await other()
    const answers = [hidden, 'f'.repeat(24)].map((id) => download(outsider, `${id}/applications.csv`))
    const [one, none] = await Promise.all(answers)
    expect([one?.statusCode, one?.body]).toEqual([404, none?.body])
  })

  test('each download is written down', async () => {
    const { rows } = await db.query(
      `select actor_id, data from audit_entry where action = 'exportApplications' and target_id = $1 and actor_id = $2`,
      [cohort, organiser],
    )
    expect(rows[0]).toEqual({ actor_id: organiser, data: { count: 1 } })
  })

  const other = async () => build.person({ role: 'admin', org: await build.organisation() })
  const hub = async () => {
    const { rows } = await db.query<{ id: string }>(`select id from organisation where slug = 'hub'`)
    return rows[0]?.id ?? build.organisation('hub')
  }
})

describe('lists of the management', () => {
  const fetched = async (userId: string, path: string) =>
    app.inject({ url: `/exports/${path}`, headers: { cookie: (await sessionFor(db, env, userId)).cookie } })

  test('are exported as their pages show them: announcements of an organisation, bugs and ratings', async () => {
    const hub = await ensureHub(db, env)
    const superAdmin = await build.person({ role: 'admin', orgRole: 'owner', org: hub })
    const { rows } = await db.query('select slug from organisation where id = $1', [org])
    for (const [title, state] of [
      ['Fair', `now() - interval '1 day'`],
      ['Later', `now() + interval '9 days'`],
    ])
      await db.query(
        `insert into announcement (id, author_id, audience, org_id, title, title_es, text, text_es, visible_from)
         values ($1, $2, 'organisation', $3, $4, '', 'Come', '', ${state})`,
        [newId(), organiser, org, title],
      )
    await db.query(
      `insert into bug_report (id, time, description) values ($1, 0, '=HYPERLINK("http://evil.example")')`,
      [newId()],
    )
    const own = `organisation/${rows[0].slug}/announcements.csv`
    const shown = rowsOf((await fetched(await build.person({ role: 'admin', org }), `${own}?state=up`)).body)
    expect(shown.slice(1).map(([title]) => title)).toEqual(['Fair'])
    expect(rowsOf((await fetched(superAdmin, 'announcements.csv')).body)).toHaveLength(3)
    expect((await fetched(superAdmin, 'bugs.csv')).body).toContain(`"'=HYPERLINK(`)
    expect((await fetched(superAdmin, 'reviews.csv')).statusCode).toBe(200)
    const colleague = await build.person({ role: 'admin', org })
    for (const path of ['announcements.csv', 'bugs.csv', 'reviews.csv'])
      expect((await fetched(colleague, path)).statusCode).toBe(403)
    const stranger = await build.person({ role: 'admin', org: await build.organisation() })
    expect((await fetched(stranger, own)).statusCode).toBe(404)
  })
})
