import { afterAll, describe, expect, test } from 'vitest'
import { newPerson } from '#testing/accounts-world.ts'
import { actors, lockedOut } from '#testing/permissions/actors.ts'
import type { Answer, ApiRequest } from '#testing/permissions/call.ts'
import { canary } from '#testing/permissions/canaries.ts'
import { checksum } from '#testing/permissions/changes.ts'
import {
  declaredDoors,
  reachableTypes,
  routeDoors,
  schemaDoors,
  typesIn,
} from '#testing/permissions/doors.ts'
import { keptNowhere } from '#testing/permissions/kept-nowhere.ts'
import { operations } from '#testing/permissions/operations.ts'
import { forbiddenWrites } from '#testing/permissions/properties.ts'
import { setStage } from '#testing/permissions/stage.ts'

const { server, seed, calls, log, claims, matrix, walk, before } = await setStage()
const cellsOf = Map.groupBy(matrix, (cell) => cell.operation)
const walked = { cells: 0 }
const long = 120_000

/** Routes without a row: the API itself, links that only their owner knows, and what says nothing of anybody. */
const besideTheMatrix: readonly string[] = [
  'POST /graphql',
  'GET /graphql',
  'GET /calendar/:file',
  'POST /api/auth/first-admin',
  'POST /api/auth/send-verification-email',
  'GET *',
  'POST *',
]
const shippedFile = /\.(js|css|woff2|png|svg|webmanifest|txt|xml)$/

describe('every cell of the permission matrix', () => {
  test.each(Object.keys(operations))(
    '%s',
    async (operation) => {
      for (const cell of cellsOf.get(operation) ?? []) {
        await walk.cell(cell, operations[operation] ?? [])
        walked.cells += 1
      }
      expect(claims.take()).toEqual([])
    },
    long,
  )
})

describe('a field that is not the caller’s to write', () => {
  test.each(Object.entries(forbiddenWrites))(
    'fails with everything beside it: %s',
    async (_, writesOf) => {
      for (const { person, field, requests } of writesOf(seed)) {
        for (const request of requests) {
          const answer = await calls.send(seed.people[person], request)
          const changes = await log.take(0)
          const say = () =>
            `${field} by ${person}: ${answer.body} ${JSON.stringify(request)} ${JSON.stringify(changes)}`
          claims.claim(answer.code !== null && Object.keys(changes).length === 0, say)
        }
      }
      expect(claims.take()).toEqual([])
    },
    long,
  )
})

test.each(lockedOut)(
  '$label is a stranger at every door',
  async (actor) => {
    for (const cell of matrix.filter((one) => one.actor === 'anon' && one.access === 'none')) {
      for (const way of operations[cell.operation] ?? [])
        await walk.expectRefused(cell, { way, actor, broken: null })
    }
    expect(claims.take()).toEqual([])
  },
  long,
)

describe('what the matrix says between its lines', () => {
  const { people, projects, rows } = seed
  const insertGoal = (projectId: string) => ({
    document: 'mutation ($id: String!) { insertOneGoal(data: { projectId: $id, title: "New" }) { _id } }',
    variables: { id: projectId },
  })

  /** Sends, and puts everything back that the request or its circumstances changed. */
  async function once(userId: string | null, request: ApiRequest, circumstances?: string): Promise<Answer> {
    if (circumstances) await server.db.query(circumstances)
    const answer = await calls.send(userId, request)
    await log.take(0)
    return answer
  }

  test('the course opens with both signatures, or without any where the cohort guides itself', async () => {
    expect((await once(people.ownerB, insertGoal(projects.b))).code).toBe('FORBIDDEN')
    expect((await once(people.ownerC, insertGoal(projects.c))).code).toBe('FORBIDDEN')
    expect((await once(people.ownerP2, insertGoal(projects.p2))).code).toBe(null)
  })

  test('a mentor sees the project and nothing of the plan before both have signed', async () => {
    for (const [project, label] of [
      [projects.b, 'P-b-'],
      [projects.c, 'P-c-'],
    ] as const) {
      const document = `query ($id: ObjectId) { project(query: { _id: $id }) { name goals { title } } }`
      const { data } = await once(people.mentorBC, { document, variables: { id: project } })
      expect(data).toEqual({ name: canary(`${label}project-name`), goals: [] })
    }
  })

  test('dates of objectives reach the mentor once both have signed, not before', async () => {
    const soon = new Date(Date.now() + 86_400_000 * 3).toISOString().slice(0, 10)
    const dated = `update plan_item set data = jsonb_set(data, '{objectives,0,date}', '"${soon}"') where id = '${rows.a?.goal.first}';`
    const unsigned = `update project set mentor_agreement = false where id = '${projects.a}';`
    const upcoming = { document: '{ upcoming { title } }' }
    const title = canary('P-a-goal-first-objectives-title')
    expect((await once(people.mentor, upcoming, dated)).body).toContain(title)
    expect((await once(people.mentor, upcoming, dated + unsigned)).body).not.toContain(title)
    expect((await once(people.owner, upcoming, dated + unsigned)).body).toContain(title)
  })

  test('rights end with the role, in the middle of a session', async () => {
    const read = {
      document: 'query ($id: ObjectId) { project(query: { _id: $id }) { name } }',
      variables: { id: projects.a },
    }
    const demote = `update users set role = 'entrepreneur', org_role = null where id = '${people.organiserP}'`
    const move = `update users set main_org = '${seed.orgs.q}' where id = '${people.organiserP}'`
    const disable = `update users set disabled_at = now() where id = '${people.organiserP}'`
    expect((await once(people.organiserP, read)).data).toEqual({ name: canary('P-a-project-name') })
    expect((await once(people.organiserP, read, demote)).data).toBe(null)
    expect((await once(people.organiserP, read, move)).data).toBe(null)
    expect((await once(people.organiserP, read, disable)).code).toBe('UNAUTHENTICATED')
  })

  test('nobody signs up as more than entrepreneur or mentor', async () => {
    for (const more of [
      { role: 'admin' },
      { org_role: 'owner' },
      { main_org: 'hub' },
      { application_status: 'approved' },
      { onboarded: true },
      { test_account: true },
      { email_verified: true },
    ]) {
      const payload = newPerson(more)
      const answer = await calls.send(null, { method: 'POST', url: '/api/auth/sign-up/email', payload })
      expect(answer.code).toBe('BAD_USER_INPUT')
      expect(await log.take(0)).toEqual({})
    }
  })

  test('the time of a bug report is the time of the server', async () => {
    const document = `mutation ($id: String!) { reportBug(projectId: $id, message: "Broken", time: 1) { time } }`
    const { data } = await once(people.owner, { document, variables: { id: projects.a } })
    expect((data as { time: number }).time).toBeGreaterThan(Date.now() - 60_000)
  })

  test('participants get to know the address of the lead when the course has started', async () => {
    const document = 'query ($id: ObjectId) { cohort(query: { _id: $id }) { cohort_lead_email } }'
    const request = { document, variables: { id: seed.cohorts.p1 } }
    const later = `update cohort set start_date = now() + interval '1 day' where id = '${seed.cohorts.p1}'`
    expect((await once(people.owner, request)).body).toContain('@example.org')
    expect((await once(people.owner, request, later)).data).toEqual({ cohort_lead_email: null })
    expect((await once(people.organiserP, request, later)).body).toContain('@example.org')
  })
})

describe('completeness', () => {
  const doors = new Set([...schemaDoors(), ...routeDoors(server.app)])

  test('every field of the schema belongs to an operation of the matrix', () => {
    const declared = new Set(declaredDoors(operations))
    expect(schemaDoors().filter((door) => !declared.has(door))).toEqual([])
  })

  test('every route belongs to an operation of the matrix, or is none of its matters', () => {
    const declared = new Set([...declaredDoors(operations), ...besideTheMatrix])
    const dynamic = routeDoors(server.app).filter((door) => !shippedFile.test(door))
    expect(dynamic.filter((door) => !declared.has(door))).toEqual([])
  })

  test('every door that an operation names is there', () => {
    expect(declaredDoors(operations).filter((door) => !doors.has(door))).toEqual([])
  })

  test('every operation of the matrix is called or has nothing to open, and nothing else', () => {
    const named = [...Object.keys(operations), ...Object.keys(keptNowhere)]
    expect([...named].sort()).toEqual([...cellsOf.keys()].sort())
  })

  test('what is kept nowhere has no door', () => {
    expect(Object.values(keptNowhere).flatMap((names) => names.filter((door) => doors.has(door)))).toEqual([])
  })

  test('every type within four steps of a query was asked for in vain', () => {
    const asked = new Set([...walk.refusedDocuments].flatMap(typesIn))
    expect([...reachableTypes(4)].filter((type) => !asked.has(type))).toEqual([])
  })
})

test('leaves the world as it was', async () => {
  expect(await checksum(server.db)).toEqual(before)
})

afterAll(() => {
  console.error(
    `permissions: ${walked.cells} of ${matrix.length} cells walked as ${actors.length} people, ${claims.count()} assertions`,
  )
})
