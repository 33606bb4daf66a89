import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPerson, password } from '#testing/accounts-world.ts'
import { testEnv } from '#testing/api.ts'
import { cheapGuessing } from '#testing/cheap-guessing.ts'
import { testDatabase } from '#testing/database.ts'
import { world } from '#testing/world.ts'
import { buildApp } from './app.ts'

const { db } = await testDatabase()
const build = world(db)
const lines: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
const app = await buildApp({ env: testEnv(), db, log, guessing: cheapGuessing })
await app.ready()
afterAll(() => app.close())

const canary = 'CANARY-7f3a'
const person = { email: 'canary-7f3a@example.org', first_name: canary, last_name: canary }
let token: string
let projectId: string

beforeAll(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org, selfGuided: true })
  const { id } = await insertPerson(db, person)
  projectId = await build.project({ org, cohort, owner: id })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: person.email, password },
  })
  token = String(answer.headers['set-auth-token'])
})

const ask = (query: string, variables: object = {}, url = '/graphql') =>
  app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'user-agent': canary },
    payload: { query, variables },
  })

const insert = 'mutation ($data: SegmentInsertInput!) { insertOneSegment(data: $data) { _id } }'
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

test('nothing that people write, are called or sign in with reaches the log', async () => {
  expect((await ask(insert, { data: { projectId, name: canary } })).json().errors).toBeUndefined()
  await ask(insert, { data: { projectId, role: canary } })
  await ask(`{ ${canary} }`)
  await ask('{ me { email } }', {}, `/graphql?secret=${canary}`)
  await app.inject({ url: `/nowhere/${canary}?token=${canary}` })
  await app.inject({ url: '/graphql', headers: { cookie: `token=${canary}` } })
  // A database that refuses a row names all its values.
  await db.query(
    `alter table plan_item add constraint no_canary check (data ->> 'name' <> '${canary}') not valid`,
  )
  const refused = await ask(insert, { data: { projectId, name: canary } })
  expect(refused.json().errors[0].extensions).toEqual({ code: 'UNAVAILABLE' })
  expect(logged().some(({ level }) => level === 50)).toBe(true)
  const everything = lines.join('')
  for (const secret of [canary, person.email, password, token, token.split('.')[0] ?? '', '127.0.0.1'])
    expect(everything).not.toContain(secret)
})

test('every request is one line with its id, and what went wrong in it carries the same id', () => {
  const requests = logged().filter(({ route }) => route)
  expect(requests.length).toBeGreaterThan(4)
  for (const line of requests)
    expect(Object.keys(line).sort()).toEqual(
      ['level', 'time', 'pid', 'hostname', 'reqId', 'method', 'route', 'status', 'ms'].sort(),
    )
  const ids = requests.map(({ reqId }) => reqId)
  expect(new Set(ids).size).toBe(ids.length)
  const failures = logged().filter(({ level }) => level === 50)
  for (const { reqId } of failures) expect(ids).toContain(reqId)
})
