import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from '#server/db/connection.ts'
import { buildApp } from '#server/http/app.ts'
import { newId } from '#server/new-id.ts'
import { testEnv } from '#testing/api.ts'
import { testDatabase } from '#testing/database.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'

// Two servers on one database, as two processes would be: they share nothing but the database.
const { db, url } = await testDatabase()
const env = testEnv()
const build = world(db)
const log = pino({ level: 'silent' })
const here = await server()
const elsewhere = await server()

async function server() {
  const pool = connect(url, { max: 4 })
  const app = await buildApp({ env, db: pool, log })
  await app.ready()
  afterAll(async () => {
    await app.close()
    await pool.end()
  })
  return app
}

type Person = { id: string; bearer: string }

let owner: Person
let member: Person
let organiser: Person
let orgId: string
let projectId: string
let itemId: string

beforeEach(async () => {
  orgId = await build.organisation()
  const cohort = await build.cohort({ org: orgId, selfGuided: true })
  owner = await signedIn(await build.person({ org: orgId, cohort }))
  member = await signedIn(await build.person({ org: orgId, cohort }))
  organiser = await signedIn(await build.person({ role: 'admin', org: orgId }))
  projectId = await build.project({ org: orgId, cohort, owner: owner.id, team: [member.id] })
  itemId = newId()
  await db.query(
    `insert into plan_item (id, project_id, kind, data) values ($1, $2, 'segment', '{"name": "Families"}')`,
    [itemId, projectId],
  )
  // Both servers have seen everybody, and remember them, what they wrote and what they were told.
  for (const app of [here, elsewhere]) {
    for (let turn = 0; turn < 2; turn += 1)
      expect((await rename(app, member, 'Families')).errors).toBeUndefined()
  }
  for (const app of [here, elsewhere]) {
    for (let turn = 0; turn < 4; turn += 1)
      for (const person of [owner, member, organiser])
        expect(await read(app, person)).toEqual([{ name: 'Families' }])
  }
})

async function signedIn(id: string): Promise<Person> {
  return { id, bearer: (await sessionFor(db, env, id)).bearer }
}

async function call(app: typeof here, { bearer }: Person, query: string, variables: object) {
  const headers = { authorization: bearer }
  const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })
  return answer.json()
}

async function read(app: typeof here, person: Person) {
  const list = 'query ($p: String) { segments(query: { projectId: $p }) { name } }'
  const { data, errors } = await call(app, person, list, { p: projectId })
  return errors?.[0].extensions.code ?? data.segments
}

async function rename(app: typeof here, person: Person, name: string) {
  const document = `mutation ($id: ObjectId, $name: String) {
    updateOneSegment(query: { _id: $id }, set: { name: $name }) { name } }`
  return call(app, person, document, { id: itemId, name })
}

async function write(app: typeof here, person: Person) {
  const insert =
    'mutation ($p: String!) { insertOneSegment(data: { projectId: $p, name: "Added" }) { name } }'
  const answers = [await rename(app, person, 'Changed'), await call(app, person, insert, { p: projectId })]
  return answers.map(({ errors }) => errors?.[0].extensions.code)
}

const signOut = (person: Person) =>
  here.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { authorization: person.bearer } })

/** What takes rights away, done at one server; whom from, and what they find at the other one right after it. */
const losses: [string, () => Promise<unknown>, () => Person, unknown, string][] = [
  ['signed out', () => signOut(member), () => member, 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
  [
    'disabled',
    () => db.query('update users set disabled_at = now() where id = $1', [member.id]),
    () => member,
    'UNAUTHENTICATED',
    'UNAUTHENTICATED',
  ],
  [
    'demoted',
    () => db.query(`update users set role = 'mentor', org_role = null where id = $1`, [organiser.id]),
    () => organiser,
    [],
    'NOT_FOUND',
  ],
  [
    'in an organisation that is disabled',
    () => db.query('update organisation set disabled_at = now() where id = $1', [orgId]),
    () => organiser,
    'UNAUTHENTICATED',
    'UNAUTHENTICATED',
  ],
  [
    'removed from the team',
    () =>
      call(
        here,
        owner,
        'mutation ($p: String!, $u: String!) { removeTeamMember(projectId: $p, userId: $u) }',
        { p: projectId, u: member.id },
      ),
    () => member,
    [],
    'NOT_FOUND',
  ],
]

describe.each([
  ['while both hear of changes', async () => undefined],
  ['while the other one hears of nothing', dropNotifications],
])('%s', (_when, prepare) => {
  test.each(losses)(
    'who was %s at one server is nobody at the other',
    async (_what, lose, who, seen, refusal) => {
      await prepare()
      await lose()
      expect(await read(elsewhere, who())).toEqual(seen)
      expect(await write(elsewhere, who())).toEqual([refusal, refusal])
      expect(await read(here, who())).toEqual(seen)
      const { rows } = await db.query(`select data ->> 'name' as name from plan_item where project_id = $1`, [
        projectId,
      ])
      expect(rows).toEqual([{ name: 'Families' }])
    },
  )

  test.each(losses)(
    'a first write of who was %s changes nothing',
    async (_what, lose, who, _seen, refusal) => {
      await prepare()
      await lose()
      expect(await write(elsewhere, who())).toEqual([refusal, refusal])
      const { rows } = await db.query(`select data ->> 'name' as name from plan_item where project_id = $1`, [
        projectId,
      ])
      expect(rows).toEqual([{ name: 'Families' }])
    },
  )
})

async function dropNotifications(): Promise<void> {
  const listening = `pg_stat_activity where application_name = 'germina-live' and datname = current_database()`
  await vi.waitFor(async () => {
    await db.query(`select pg_terminate_backend(pid) from ${listening}`)
    expect((await db.query(`select from ${listening}`)).rowCount).toBe(0)
  })
}
