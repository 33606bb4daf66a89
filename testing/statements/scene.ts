import type { Pool } from 'pg'
import { type PlanKind, planKinds } from '#domain/entities/index.ts'
import { newId } from '#server/new-id.ts'
import type { Call, TestApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

/** A cohort in which everything happens, with as many of each thing as it is large. */
export type Scene = {
  readonly db: Pool
  readonly org: string
  readonly cohort: string
  /** A running project with its plan. */
  readonly projectId: string
  readonly ownerId: string
  /** Somebody who takes part in nothing and calls nobody. */
  readonly bystander: string
  readonly rows: Readonly<Record<PlanKind, readonly string[]>>
  /** Projects without a mentor; as many mentors ask for the first. */
  readonly waiting: readonly string[]
  readonly askers: readonly string[]
  readonly requests: readonly string[]
  readonly applications: readonly string[]
  readonly calls: Readonly<Record<Who, Call>>
}

export type Who =
  | 'superAdmin'
  | 'owner'
  | 'mentor'
  | 'organiser'
  | 'newcomer'
  | 'seeker'
  | 'asker'
  | 'applicant'

export async function makeScene({ db, as }: Pick<TestApi, 'db' | 'as'>, size: number): Promise<Scene> {
  const build = world(db)
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const person = (role: 'entrepreneur' | 'mentor', applicationStatus = 'approved') =>
    build.person({ role, org, cohort, applicationStatus })
  const many = async <T>(make: () => Promise<T>, count = size): Promise<T[]> => {
    const made: T[] = []
    while (made.length < count) made.push(await make())
    return made
  }
  const [ownerId, mentorId] = [await person('entrepreneur'), await person('mentor')]
  const projectId = await build.project({ org, cohort, owner: ownerId, mentor: mentorId })
  const seekers = await many(() => person('entrepreneur'), size + 3)
  const waiting: string[] = []
  for (const owner of seekers) {
    const id = await build.project({ org, cohort, owner })
    await fillPlan(db, id, owner, 2)
    waiting.push(id)
  }
  const askers = await many(() => person('mentor'), size + 2)
  const requests = askers.slice(1).map((mentor) => ({ id: newId(), mentor }))
  for (const { id, mentor } of requests) {
    await db.query('insert into connect_request (id, project_id, mentor_id) values ($1, $2, $3)', [
      id,
      waiting[0],
      mentor,
    ])
  }
  await many(() => person('entrepreneur', 'pending'))
  const applications = await db.query<{ id: string }>(
    `select id from application where cohort_id = $1 and status = 'pending' order by id`,
    [cohort],
  )
  for (const [index] of waiting.entries()) await fillNews(db, org, ownerId, projectId, index)
  const rows = await fillPlan(db, projectId, ownerId, size)
  const callers = {
    owner: ownerId,
    mentor: mentorId,
    organiser: await build.person({ role: 'admin', org }),
    superAdmin: await superAdminOf(db),
    newcomer: await person('entrepreneur'),
    seeker: seekers[0] ?? '',
    asker: askers[0] ?? '',
    applicant: await completePerson(db, await build.person()),
  }
  const calls = {} as Record<Who, Call>
  for (const [who, id] of Object.entries(callers)) calls[who as Who] = await as(id)
  return {
    db,
    org,
    cohort,
    projectId,
    ownerId,
    bystander: await build.person({ org }),
    rows,
    waiting,
    askers,
    requests: requests.map(({ id }) => id),
    applications: applications.rows.map(({ id }) => id),
    calls,
  }
}

/** One for all scenes: what is told to everybody who runs the platform costs the same in each. */
async function superAdminOf(db: Pool): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `select u.id from users u join organisation o on o.id = u.main_org where o.slug = 'hub' and u.role = 'admin' limit 1`,
  )
  const build = world(db)
  return (
    rows[0]?.id ?? build.person({ role: 'admin', orgRole: 'owner', org: await build.organisation('hub') })
  )
}

/** With all that any cohort asks for. */
async function completePerson(db: Pool, id: string): Promise<string> {
  const why = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
  const basic = {
    selectedCountry: 'PE',
    selectedLanguages: ['es'],
    selectedProfession: 'student',
    providedBio: 'I build filters.',
    urlWhatsapp: '987 654 321',
    phoneCode: '+51',
  }
  const business = {
    givenBusinessName: 'Agua clara',
    givenProblemDes: 'Unsafe water',
    givenSolutionDes: 'Clay filters',
    selectedAboutSocBus: 'idea',
    selectedCountries: ['PE'],
    selectedProduct: 'Filters',
    selectedSector: ['Water'],
  }
  await db.query(
    `update users set onboarded = false, basic_data = $2, business_details = $3, user_motivation = $4,
       personal_experience = '{"selectedExpertise": ["Sales"]}',
       commitments = '{"commitTime": true, "commitData": true, "commitConfidentiality": true, "commitHours": "5"}' where id = $1`,
    [id, JSON.stringify(basic), JSON.stringify(business), JSON.stringify({ whyMentee: why })],
  )
  return id
}

async function fillPlan(db: Pool, projectId: string, userId: string, size: number) {
  const segment = newId()
  const rows = Object.fromEntries(planKinds.map((kind) => [kind, [] as string[]])) as Record<
    PlanKind,
    string[]
  >
  for (const kind of planKinds) {
    const count = kind === 'business' ? 1 : size
    for (let index = 0; index < count; index += 1) {
      const id = kind === 'segment' && index === 0 ? segment : newId()
      // Every offering names the first segment, so deleting that one changes all of them.
      const data = kind === 'offering' ? { segmentMatch: [segment] } : {}
      await db.query(
        `insert into plan_item (id, project_id, kind, data, updated_by, single_key)
         values ($1, $2, $3, $4, $5, case when $3 = 'business' then 'business' end)`,
        [id, projectId, kind, JSON.stringify(data), userId],
      )
      rows[kind].push(id)
    }
  }
  return rows
}

async function fillNews(
  db: Pool,
  org: string,
  userId: string,
  projectId: string,
  index: number,
): Promise<void> {
  await db.query(
    `insert into feedback (id, project_id, author_id, text, field_id) values ($1, $2, $3, 'Why?', $4)`,
    [newId(), projectId, userId, `field-${index}`],
  )
  await db.query(
    `insert into announcement (id, audience, org_id, title, title_es, text, text_es, visible_from)
     values ($1, 'organisation', $2, 'News', 'Noticias', 'Text', 'Texto', now() - interval '1 hour')`,
    [newId(), org],
  )
  await db.query(`insert into notification (id, user_id, kind) values ($1, $2, 'matched')`, [newId(), userId])
}
