import { beforeAll, expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { newId } from '#server/new-id.ts'
import { type Call, testApi } from '#testing/api.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'

const { app, db, env, as } = await testApi()
const build = world(db)
const [first, second] = courseModules.map(({ id }) => id)

let org: string
let cohort: string
let organiserId: string
let organiser: Call
const ids: Record<string, string> = {}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()

async function asked(
  project: string,
  module: string | undefined,
  ord: number,
  days: number,
  answer?: number,
) {
  const isAnswered = answer !== undefined
  await db.query(
    `insert into progress (id, project_id, module_id, ord, review_request, request_count, finished, validated, answered_at)
     values ($1, $2, $3, $4, true, 1, $5, $5, $6)`,
    [newId(), project, module, ord, isAnswered, isAnswered ? daysAgo(days - answer) : null],
  )
  await db.query(
    `insert into review_request (id, project_id, module_id, number, requested_at, snapshot, decision, decided_by, decided_at)
     values ($1, $2, $3, 1, $4, '{}', $5, $6, $7)`,
    [
      newId(),
      project,
      module,
      daysAgo(days),
      isAnswered ? 'approved' : null,
      isAnswered ? ids.mentor : null,
      isAnswered ? daysAgo(days - answer) : null,
    ],
  )
}

beforeAll(async () => {
  org = await build.organisation()
  cohort = await build.cohort({ org })
  organiserId = await build.person({ role: 'admin', org })
  organiser = await as(organiserId)
  const member = { org, cohort, applicationStatus: 'approved' }
  ids.mentor = await build.person({ ...member, role: 'mentor', name: 'Marco' })
  const other = await build.person({ ...member, role: 'mentor', name: 'Nadia' })
  const team = async (name: string, more: object = {}) => {
    const owner = await build.person({ ...member, name: `${name} owner` })
    ids[name] = await build.project({ org, cohort, owner, name, ...more })
    return ids[name]
  }
  await build.person({ org, cohort, applicationStatus: 'pending' })
  await team('Alone')
  await team('Matched', { mentor: other, signed: ['mentor'] })
  await team('Signed', { mentor: other })
  const works = await team('=Works', { mentor: ids.mentor })
  const done = await team('Done', { mentor: ids.mentor, status: 'completed' })
  for (const project of [works, done])
    await db.query(
      `insert into plan_item (id, project_id, kind, data, updated_at) values ($1, $2, 'input', '{}', $3)`,
      [newId(), project, daysAgo(2)],
    )
  await asked(works, first, 1, 10, 4)
  await asked(works, second, 2, 9)
  await asked(done, first, 1, 20, 2)
  await db.query(
    `insert into module_review (id, project_id, user_id, role, module, answers) values ($1, $2, $3, 'mentor', 'one', $4)`,
    [
      newId(),
      works,
      ids.mentor,
      JSON.stringify([
        { question: 'Was this…', answer: 'Yes.' },
        { question: 'What would you…', answer: 'Shorter texts' },
      ]),
    ],
  )
})

const ask = `query ($c: ObjectId!) { cohortDashboard(cohortId: $c) {
  cohort { title open_date end_date } modules
  funnel { applied approved matched signed working completed }
  mentors { name places taken teams waiting answer_days }
  ratings { module count latest } happened { action target_name } } }`
const incubating = `query ($c: ObjectId!, $q: ListQueryInput) { incubating(cohortId: $c, query: $q) {
  total items { name mentor_name worked_at waiting needs modules { module state days is_late } } } }`

type Dashboard = { mentors: unknown; happened: unknown } | undefined
const dashboardOf = async (call: Call) => (await call(ask, { c: cohort })).data?.cohortDashboard as Dashboard
type Page = { total: number; items: { name: string; modules: object[] }[] } | undefined
const listOf = async (q: object) => (await organiser(incubating, { c: cohort, q })).data?.incubating as Page

test('the funnel of a cohort counts who applied, was let in, matched, signed, works and has completed', async () => {
  const { data } = await organiser(ask, { c: cohort })
  expect(data?.cohortDashboard).toMatchObject({
    funnel: { applied: 6, approved: 5, matched: 4, signed: 3, working: 2, completed: 1 },
    modules: courseModules.map(({ slug }) => slug),
    ratings: [{ module: 'one', count: 1, latest: ['Shorter texts'] }],
  })
})

test('the load of a mentor is places, teams, waiting reviews and the middle of the answering times', async () => {
  expect((await dashboardOf(organiser))?.mentors).toEqual([
    { name: 'Marco', places: 3, taken: 2, teams: 2, waiting: 1, answer_days: 3 },
    { name: 'Nadia', places: 3, taken: 2, teams: 2, waiting: 0, answer_days: null },
  ])
})

test('what happened is told to the owners of the organisation, who may read its log', async () => {
  await organiser(
    `mutation ($id: ObjectId!) { updateOneCohort(query: { _id: $id }, set: { entrepreneur_threads: true }) { _id } }`,
    { id: cohort },
  )
  const owner = await as(await build.person({ role: 'admin', org, orgRole: 'owner' }))
  expect((await dashboardOf(organiser))?.happened).toBeNull()
  expect((await dashboardOf(owner))?.happened).toEqual([
    { action: 'cohort changed', target_name: expect.stringContaining('Cohort') },
  ])
})

test('a running project shows how it stands with every module, and since when', async () => {
  const page = await listOf({ search: 'works' })
  expect(page).toMatchObject({ total: 1, items: [{ name: '=Works', mentor_name: 'Marco', waiting: 1 }] })
  expect(page?.items[0]?.modules.slice(0, 3)).toEqual([
    { module: courseModules[0]?.slug, state: 'approved', days: 6, is_late: false },
    { module: courseModules[1]?.slug, state: 'waiting', days: 9, is_late: true },
    { module: courseModules[2]?.slug, state: 'open', days: null, is_late: false },
  ])
})

test.each([
  [[{ name: 'needs', value: 'review' }], ['=Works']],
  [[{ name: 'stage', value: 'matched' }], ['=Works', 'Done', 'Matched', 'Signed']],
  [[{ name: 'stage', value: 'working' }], ['=Works', 'Done']],
  [[{ name: 'stage', value: 'completed' }], ['Done']],
])('the list behind a number is narrowed by %j', async (filters, names) => {
  expect((await listOf({ filters }))?.items.map(({ name }) => name)).toEqual(names)
})

test('the progress of a cohort is a file without a formula, in the language of the reader, for its organisers alone', async () => {
  const fetchFile = async (userId: string, format: string) =>
    app.inject({
      url: `/exports/cohort/${cohort}/progress.${format}?stage=working`,
      headers: { cookie: (await sessionFor(db, env, userId)).cookie },
    })
  await db.query(`update users set locale = 'es' where id = $1`, [organiserId])
  const { body, headers } = await fetchFile(organiserId, 'csv')
  const lines = body.trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('"Proyecto","Responsable","Mentor/a"')
  expect(lines[1]).toMatch(/^"'=Works","=?/)
  expect(lines[1]).toContain('"Aprobado","Espera una revisión","Por hacer"')
  expect(headers['content-disposition']).toMatch(/^attachment; filename="avance-[\d-]{10}\.csv"$/)
  expect((await fetchFile(organiserId, 'xlsx')).headers['content-type']).toContain('spreadsheetml')
  const stranger = await build.person({ role: 'admin', org: await build.organisation() })
  expect((await fetchFile(stranger, 'csv')).statusCode).toBe(403)
})

test('the home of the platform has its figures, drafts, bugs and reviews, for super admins alone', async () => {
  const hub = await build.organisation('hub')
  const draft = await build.cohort({ org, approved: false })
  await db.query('update cohort set submitted_at = now() where id = $1', [draft])
  await db.query(`insert into bug_report (id, time, description) values ($1, 0, 'It broke')`, [newId()])
  const home = `{ platformHome { teams open_bugs drafts { _id } bugs { description } latest_reviews { answer } } }`
  const superAdmin = await as(await build.person({ role: 'admin', org: hub, orgRole: 'owner' }))
  expect((await superAdmin(home)).data?.platformHome).toEqual({
    teams: 5,
    open_bugs: 1,
    drafts: [{ _id: draft }],
    bugs: [{ description: 'It broke' }],
    latest_reviews: [{ answer: 'Shorter texts' }],
  })
  expect((await organiser(home)).errors[0]?.extensions.code).toBe('FORBIDDEN')
})
