import { verifyPassword } from 'better-auth/crypto'
import { beforeAll, expect, test } from 'vitest'
import { projectFields } from '#domain/programme/project.ts'
import { userFields } from '#domain/programme/user.ts'
import { cohortPhase } from '#domain/progress/cohort-phase.ts'
import { fieldsValidator, validatorOf } from '#domain/validators.ts'
import { testDatabase } from '#testing/database.ts'
import { countStatements } from '#testing/statements/count.ts'
import { demoLogins, loadDemoWorld } from './demo-world.ts'

const { db } = await testDatabase()
const env = { HUB_ORG: 'main-hub' }

const tables = [
  'organisation',
  'users',
  'credential',
  'cohort',
  'cohort_module',
  'project',
  'team_access',
  'application',
  'application_event',
  'application_score',
  'application_note',
  'mentorship',
  'connect_request',
  'mentor_selection',
  'agreement',
  'progress',
  'review_request',
  'feedback',
  'module_review',
  'bug_report',
  'announcement',
  'announcement_read',
  'notification',
  'audit_entry',
  'plan_item',
]

const { statements } = countStatements(db)
let needed = 0

beforeAll(async () => {
  await db.query(
    `insert into organisation (id, slug, name) values (repeat('a', 24), 'main-hub', 'Made before')`,
  )
  await loadDemoWorld(db, env)
  needed = statements.length
})

async function count(what: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`select count(*) from ${what}`)
  return rows[0]?.count ?? 0
}

async function list<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
  const { rows } = await db.query<T>(sql, values)
  return rows
}

test('needs few statements for all of it', () => {
  expect(needed).toBeLessThan(40)
})

test('takes one transaction for everything it writes', async () => {
  const all = tables.map((table) => `select xmin::text as tx from ${table}`).join(' union ')
  expect(await list(all)).toHaveLength(1)
})

test('changes nothing when it is loaded again, or by two processes at once', async () => {
  const state = () => Promise.all(tables.map((table) => list(`select * from ${table} order by 1, 2`)))
  const before = await state()
  await Promise.all([loadDemoWorld(db, env), loadDemoWorld(db, env)])
  expect(await state()).toEqual(before)
})

test('has something in every table of the programme', async () => {
  const empty = []
  for (const table of tables) if ((await count(table)) === 0) empty.push(table)
  expect(empty).toEqual([])
})

test('has about forty people, twenty projects and three organisations, the hub as it was found', async () => {
  expect(await count('users')).toBeGreaterThanOrEqual(36)
  expect(await count('users')).toBeLessThanOrEqual(44)
  expect(await count('project')).toBeGreaterThanOrEqual(18)
  expect(await count('project')).toBeLessThanOrEqual(22)
  expect(await count('organisation')).toBe(3)
  expect(await list(`select id, name from organisation where slug = 'main-hub'`)).toEqual([
    { id: 'a'.repeat(24), name: 'Germina Hub' },
  ])
})

test('has four cohorts in four phases, and one that waits for the hub', async () => {
  const cohorts = await list<Parameters<typeof cohortPhase>[0]>(
    `select approved, registration_open as "registrationOpen", matching, self_guided as "selfGuided",
       open_date as "openDate", close_date as "closeDate", matching_start as "matchingStart",
       matching_end as "matchingEnd", start_date as "startDate", end_date as "endDate" from cohort`,
  )
  const phases = cohorts.map((cohort) => cohortPhase(cohort, new Date())).sort()
  expect(phases).toEqual(['applications', 'draft', 'finished', 'matching', 'running'])
  const waiting = await list(
    'select title from cohort where not approved and submitted_at is not null and archived_at is null',
  )
  expect(waiting).toHaveLength(1)
})

test('lets each of the four logins in with the password that is printed', async () => {
  for (const { email, password } of demoLogins) {
    const [person] = await list<{ hash: string; email_verified: boolean; onboarded: boolean }>(
      `select c.password as hash, u.email_verified, u.onboarded from users u
       join credential c on c.user_id = u.id and c.account_id = u.id and c.provider_id = 'credential' where u.email = $1`,
      [email],
    )
    expect(person).toMatchObject({ email_verified: true, onboarded: true })
    expect(await verifyPassword({ hash: person?.hash ?? '', password })).toBe(true)
  }
})

test('gives the logins the roles they stand for, and the hub to one person only', async () => {
  const roles = await list(
    `select u.role, u.org_role, o.slug from users u left join organisation o on o.id = u.main_org
     where u.email = any ($1) order by u.email`,
    [demoLogins.map(({ email }) => email)],
  )
  expect(roles).toEqual([
    { role: 'admin', org_role: 'owner', slug: 'main-hub' },
    { role: 'entrepreneur', org_role: null, slug: null },
    { role: 'mentor', org_role: null, slug: null },
    { role: 'admin', org_role: 'organiser', slug: 'lakeshore' },
  ])
  expect(await count(`users u join organisation o on o.id = u.main_org where o.slug = 'main-hub'`)).toBe(1)
})

test('writes people and projects as the forms would', async () => {
  const groups = {
    basic_data: userFields.basic_data,
    business_details: userFields.businessDetails,
    commitments: userFields.commitments,
    edu_exp_records: userFields.eduExpRecords,
    work_exp_records: userFields.workExpRecords,
    personal_experience: userFields.personal_experience,
    mentor_motivation: userFields.mentorMotivation,
    user_motivation: userFields.userMotivation,
  }
  for (const person of await list<Record<string, unknown>>('select * from users')) {
    for (const [column, field] of Object.entries(groups)) validatorOf(field).parse(person[column])
  }
  const columns = Object.keys(projectFields).join(', ')
  for (const project of await list(`select ${columns} from project`)) {
    fieldsValidator(projectFields).parse(project)
  }
})

test('tells why each applicant joins, in 50 to 150 words', async () => {
  const reasons = await list<{ email: string; why: string | null }>(
    `select distinct u.email, coalesce(u.mentor_motivation ->> 'whyMentor', u.user_motivation ->> 'whyMentee') as why
     from users u join application a on a.user_id = u.id`,
  )
  const words = reasons.map(({ email, why }) => ({ email, words: why?.split(/\s+/).length ?? 0 }))
  expect(words.length).toBeGreaterThan(30)
  expect(words.filter((one) => one.words < 50 || one.words > 150)).toEqual([])
})

test('opens the running course to every team and to nobody who still waits', async () => {
  const signed = await list<{ title: string; open: number; all: number }>(
    `select c.title, count(*) filter (where p.mentor_agreement and p.entrepreneur_agreement) as open, count(*) as all
     from project p join cohort c on c.id = p.cohort_id where not c.self_guided group by c.id order by open`,
  )
  expect(signed.map(({ open }) => open)).toEqual([0, 0, signed.at(-1)?.all])
  const unsigned = await list(
    `select p.name from project p where (p.mentor_agreement, p.entrepreneur_agreement) is distinct from (
       exists (select 1 from agreement a where a.project_id = p.id and a.side = 'mentor'),
       exists (select 1 from agreement a where a.project_id = p.id and a.side = 'entrepreneur'))`,
  )
  expect(unsigned).toEqual([])
})

test('keeps mentors within their capacity, and one of the logins with a place left and somebody to ask', async () => {
  const full = await list(
    `select u.email from users u join mentorship m on m.mentor_id = u.id and m.ended_at is null
     group by u.id having count(*) > u.mentor_capacity`,
  )
  expect(full).toEqual([])
  const [mentor] = await list(
    `select u.application_status, u.mentor_capacity, (u.mentor_motivation ->> 'numberOfTeams')::int as teams,
       (select count(*) from project p where p.mentor = u.id) as mentored,
       (select count(*) from connect_request r where r.mentor_id = u.id and r.status = 'asked') as asked,
       (select count(*) from project p join application a on a.cohort_id = p.cohort_id and a.user_id = u.id
         and a.status = 'approved' join cohort c on c.id = p.cohort_id
         where p.mentor is null and now() between c.matching_start and c.matching_end) as candidates
     from users u where u.email = 'mentor@example.org'`,
  )
  expect(mentor).toEqual({
    application_status: 'approved',
    mentor_capacity: 3,
    teams: 3,
    mentored: 2,
    asked: 1,
    candidates: 3,
  })
})

test('shows feedback that is read and feedback that is not, and requests that are still open', async () => {
  for (const condition of [
    'feedback where read',
    'feedback where not read',
    `connect_request where status = 'asked'`,
  ]) {
    expect(await count(condition)).toBeGreaterThan(2)
  }
})

test('puts nothing into the future but what is planned', async () => {
  const moments = [
    'users.created_at',
    'application_event.created_at',
    'agreement.signed_at',
    'review_request.requested_at',
    'review_request.decided_at',
    'feedback.created_at',
    'notification.created_at',
    'notification.read_at',
    'plan_item.updated_at',
    'audit_entry.created_at',
  ]
  for (const moment of moments) {
    const [table, column] = moment.split('.')
    expect(await count(`${table} where ${column} > now()`), moment).toBe(0)
  }
})
