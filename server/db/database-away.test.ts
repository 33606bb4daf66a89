import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '#server/http/app.ts'
import { newId } from '#server/new-id.ts'
import { insertPerson, newPerson, password } from '#testing/accounts-world.ts'
import { testEnv } from '#testing/api.ts'
import { cheapGuessing } from '#testing/cheap-guessing.ts'
import { testDatabase } from '#testing/database.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { stallingProxy } from '#testing/stalling-proxy.ts'
import { world } from '#testing/world.ts'
import { connect, unhurried } from './connection.ts'
import { inTransaction, queryPatiently } from './transaction.ts'

vi.setConfig({ testTimeout: 30_000 })

// As the server waits, only shorter: what is tried here is that it gives up at all.
const patience = { connect: 1_000, lock: 500, statement: 700, answer: 1_000 }

const { db: direct, url } = await testDatabase()
const proxy = await stallingProxy(url)
// One connection for each door, so that all can be asked in the same second.
const connections = 20
const db = connect(proxy.url, { max: connections, patience })
const env = testEnv()
const app = await buildApp({ env, db, log: pino({ level: 'silent' }), guessing: cheapGuessing })
await app.ready()
afterAll(async () => {
  await app.close()
  await db.end()
})

let headers: { authorization: string }
let ownerId: string
let projectId: string
let email: string

beforeAll(async () => {
  const build = world(direct)
  const org = await build.organisation()
  const cohort = await build.cohort({ org, selfGuided: true })
  const person = await insertPerson(direct, { org_id: org, cohort_id: cohort })
  ownerId = person.id
  email = person.email
  projectId = await build.project({ org, cohort, owner: ownerId })
})

// What was held back is done later after all: each test has a session of its own.
const newSession = async () => ({ authorization: (await sessionFor(direct, env, ownerId)).bearer })
beforeEach(async () => {
  headers = await newSession()
})

const graphql = (query: string, variables: object = {}, as: Record<string, string> = headers) =>
  app.inject({ method: 'POST', url: '/graphql', headers: as, payload: { query, variables } })
const post = (path: string, payload: object, as: Record<string, string> = headers) =>
  app.inject({ method: 'POST', url: path, headers: as, payload })

const insertSegment =
  'mutation ($p: String!) { insertOneSegment(data: { projectId: $p, name: "Families" }) { _id } }'

/** Everything that a caller can ask while there is no database. */
const doors = (): Record<string, () => ReturnType<typeof graphql>> => ({
  'a query': () => graphql('{ me { _id } }'),
  'a query by a stranger': () => graphql('{ openCohorts { _id } }', {}, {}),
  'a mutation': () => graphql(insertSegment, { p: projectId }),
  'the session': async () => app.inject({ url: '/api/auth/get-session', headers }),
  'signing in': () => post('/api/auth/sign-in/email', { email, password }, {}),
  'signing out': () => post('/api/auth/sign-out', {}),
  'signing up': () => post('/api/auth/sign-up/email', newPerson(), {}),
  'a confirmation link': async () => app.inject({ url: '/api/auth/verify-email?token=abc' }),
  'a new password': () => post('/api/auth/request-password-reset', { email }, {}),
  'another password': () =>
    post('/api/auth/change-password', { currentPassword: password, newPassword: 'lanterns on the river' }),
  'a document': async () =>
    app.inject({
      url: `/api/documents/summary?project=${projectId}&module=one&format=pdf&locale=en`,
      headers,
    }),
  'a spreadsheet': async () => app.inject({ url: `/exports/cohort/${newId()}/applications.csv`, headers }),
  'a picture': async () => app.inject({ url: `/files/${newId()}`, headers }),
  'one’s own data': () => post('/api/my-data', {}),
})

async function expectUnavailable(ask: () => ReturnType<typeof graphql>): Promise<void> {
  assertUnavailable(await ask())
}

function assertUnavailable(answer: Awaited<ReturnType<typeof graphql>>): void {
  const body = answer.json()
  const code = body.errors?.[0]?.extensions?.code ?? body.code
  expect([answer.statusCode, code], answer.body).toEqual([503, 'UNAVAILABLE'])
  expect(answer.body).not.toMatch(/timeout|ECONN|\.ts|node_modules|select|127\.0\.0\.1/)
}

const readyWithin = async () => {
  const startedAt = performance.now()
  const answer = await app.inject({ url: '/ready' })
  return { status: answer.statusCode, ms: performance.now() - startedAt }
}

const back = () =>
  vi.waitFor(async () => expect((await readyWithin()).status).toBe(200), { timeout: 15_000, interval: 200 })

/** As many connections as the server may have stand ready: what hangs is the question, not the way to it. */
const openAll = () => Promise.all(Array.from({ length: connections }, () => db.query('select pg_sleep(0.2)')))

async function whileAway<T>(leave: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  await openAll()
  expect(db.idleCount).toBe(connections)
  await leave()
  try {
    return await work()
  } finally {
    proxy.resume()
    await back()
  }
}

async function cutAndStall(): Promise<void> {
  proxy.stall()
  proxy.cut()
  await vi.waitFor(() => expect(db.totalCount).toBe(0))
}

describe.each([
  ['hangs', async () => proxy.stall()],
  ['has cut every connection and takes no new one', cutAndStall],
])('while the database %s', (_, leave) => {
  test('the server says within two seconds that it is not ready, however often it is asked', async () => {
    const answers = await whileAway(leave, async () => [
      ...(await Promise.all(Array.from({ length: connections + 5 }, readyWithin))),
      await readyWithin(),
    ])
    for (const { status, ms } of answers) {
      expect(status).toBe(503)
      expect(ms).toBeLessThan(2_000)
    }
  })

  describe('is answered with UNAVAILABLE', () => {
    const answers: Record<string, Awaited<ReturnType<typeof graphql>>> = {}
    beforeAll(async () => {
      headers = await newSession()
      await whileAway(leave, () =>
        Promise.all(
          Object.entries(doors()).map(async ([door, ask]) => {
            answers[door] = await ask()
          }),
        ),
      )
    })

    test.each(Object.keys(doors()))('%s', (door) => {
      const answer = answers[door]
      expect.assert(answer)
      assertUnavailable(answer)
    })
  })
})

test('a session that could not be ended is not said to have ended', async () => {
  const { bearer } = await sessionFor(direct, env, ownerId)
  proxy.stall()
  const left = await post('/api/auth/sign-out', {}, { authorization: bearer })
  expect(left.statusCode).toBe(503)
  proxy.resume()
  await back()
  expect((await post('/api/auth/sign-out', {}, { authorization: bearer })).statusCode).toBe(200)
  const after = await app.inject({ url: '/api/auth/get-session', headers: { authorization: bearer } })
  expect(after.json()).toEqual({ user: null })
})

describe('while somebody else holds a lock', () => {
  async function whileHeld(lock: string, work: () => Promise<void>): Promise<void> {
    const holder = await direct.connect()
    await holder.query('begin')
    await holder.query(lock)
    try {
      await work()
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  }

  test('a write is answered with UNAVAILABLE, and nothing is left half done', async () => {
    await whileHeld(`select from project where id = '${projectId}' for update`, () =>
      expectUnavailable(() => graphql(insertSegment, { p: projectId })),
    )
    const answer = await graphql(insertSegment, { p: projectId })
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
    const made = await direct.query(`select from plan_item where project_id = $1 and kind = 'segment'`, [
      projectId,
    ])
    expect(made.rowCount).toBe(1)
  })

  test('a list that cannot be read is answered with UNAVAILABLE, not as an empty one', async () => {
    const document = 'query ($p: String!) { segments(query: { projectId: $p }) { _id } me { _id } }'
    await whileHeld('lock table plan_item in access exclusive mode', () =>
      expectUnavailable(() => graphql(document, { p: projectId })),
    )
  })
})

describe('the limits of a connection', () => {
  const shown = async (pool: typeof db, name: string) => {
    const { rows } = await pool.query<Record<string, string>>(`show ${name}`)
    return rows[0]?.[name]
  }

  test('end a statement that runs too long, on both sides', async () => {
    await expect(db.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' })
    const deaf = connect(url, { max: 1, patience: { ...patience, statement: 0 } })
    await expect(deaf.query('select pg_sleep(30)')).rejects.toThrow('timeout')
    expect((await deaf.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await deaf.end()
  })

  test('hold for requests, are wider for spreadsheets, and are lifted for work that nobody waits for', async () => {
    const usual = connect(url, { max: 1 })
    const backstage = connect(url, { max: 1, patience: unhurried })
    expect([await shown(usual, 'statement_timeout'), await shown(usual, 'lock_timeout')]).toEqual([
      '8s',
      '6s',
    ])
    expect(await shown(usual, 'idle_in_transaction_session_timeout')).toBe('20s')
    const { rows } = await queryPatiently<{ statement_timeout: string }>(usual, 'show statement_timeout', [])
    expect(rows[0]?.statement_timeout).toBe('1min')
    expect(await shown(usual, 'statement_timeout')).toBe('8s')
    expect([await shown(backstage, 'statement_timeout'), await shown(backstage, 'lock_timeout')]).toEqual([
      '0',
      '0',
    ])
    await Promise.all([usual.end(), backstage.end()])
  })

  test('a transaction whose connection hangs gives its connection up', async () => {
    const stuck = inTransaction(db, async (tx) => {
      await tx.query('select 1')
      proxy.stall()
      await tx.query('select 1')
    })
    await expect(stuck).rejects.toThrow('timeout')
    proxy.resume()
    await back()
  })
})
