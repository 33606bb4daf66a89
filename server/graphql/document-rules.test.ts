import { parse } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { planEntities } from '#domain/entities/index.ts'
import type { Fields } from '#domain/fields.ts'
import { documentLimits as limits } from '#server/limits.ts'
import { testApi } from '#testing/api.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'

const { app, db, env } = await testApi()
const production = await testApi({ NODE_ENV: 'production', PUBLIC_URL: 'https://germina.example' })
const slow = await testApi({ RATE_LIMIT: '5' })

let userId: string
let cookie: string
let bearer: string

beforeAll(async () => {
  userId = await world(db).person()
  await db.query('update users set onboarded = false where id = $1', [userId])
  ;({ cookie, bearer } = await sessionFor(db, env, userId))
})

type Headers = Record<string, string>
const post = (body: unknown, headers: Headers = {}, to = app) =>
  to.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** Whatever is answered, it says nothing of what is inside. */
function expectClosed(body: string): void {
  expect(body).not.toMatch(/node_modules|\.ts:\d|at .*\(|select .* from|pg_|postgres|\/work\/|stack/i)
}

const repeated = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')
const doubling = (levels: number) =>
  `{ me { ...F0 } } ${repeated(levels, (level) => `fragment F${level} on Me{...F${level + 1} ...F${level + 1}}`)}
  fragment F${levels} on Me{_id}`
const nothing = (index: number) => `fragment F${index} on Me { _id }`

function selection(fields: Fields): string {
  const names = Object.entries(fields).map(([name, field]) => {
    const inner = field.kind === 'list' ? field.of : field
    return inner.kind === 'group' ? `${name} { ${selection(inner.fields)} }` : name
  })
  return names.join(' ')
}

const nested = (depth: number) => `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`

describe('a request that asks for too much', () => {
  const tooMuch: [string, string][] = [
    ['depth', '{ projects { business { financials { expenses { cost { a { b { c } } } } } } } }'],
    [
      'depth behind fragments',
      `{ projects { ...A } } fragment A on Project { business { ...B } }
      fragment B on Business { financials { expenses { cost { a { b { c } } } } } }`,
    ],
    ['aliases', `{ ${repeated(limits.aliases + 1, (index) => `a${index}: me { _id }`)} }`],
    ['aliases inside', `{ me { ${repeated(limits.aliases + 1, (index) => `a${index}: email`)} } }`],
    ['directives', `{ me { ${repeated(limits.directives + 1, () => '_id @include(if: true)')} } }`],
    ['fields', `{ ${repeated(limits.rootFields + 1, () => 'me { _id }')} }`],
    ['tokens', `{ me { ${repeated(limits.tokens, () => '_id')} } }`],
    ['nesting that no schema has', nested(300)],
    ['fields behind fragments that are spread twice each', doubling(40)],
    [
      'more fragments than are compared in no time',
      `{ me { _id } } ${repeated(limits.fragments + 1, nothing)}`,
    ],
    ['the same field again and again', `{ me { ${repeated(limits.repeats + 1, () => '_id')} } }`],
    [
      'the same field behind inline fragments',
      `{ me { ${repeated(limits.repeats + 1, () => '... { _id }')} } }`,
    ],
    [
      'the same list under many names',
      `{ ${repeated(limits.sameRootField + 1, (index) => `a${index}: models { name }`)} }`,
    ],
    [
      'the same list under many names in fragments',
      `{ ${repeated(limits.sameRootField + 1, (index) => `...F${index}`)} } ${repeated(
        limits.sameRootField + 1,
        (index) => `fragment F${index} on Query { a${index}: models { name } }`,
      )}`,
    ],
    [
      'a document that is already read, as text',
      JSON.stringify(parse('{ me { _id } }', { noLocation: true })),
    ],
    ['a circle of fragments', '{ me { ...A } } fragment A on Me { ...B } fragment B on Me { ...A }'],
  ]
  test.each(tooMuch)('is refused: %s', async (_, query) => {
    const answer = await post({ query }, { authorization: bearer })
    expect(answer.statusCode).toBe(400)
    const { data, errors } = answer.json()
    expect(data).toBeNull()
    for (const error of errors) expect(error.extensions.code).toBe('BAD_USER_INPUT')
    expectClosed(answer.body)
  })

  test('is answered where it stays within the limits', async () => {
    const query = `{ ${repeated(limits.sameRootField, (index) => `a${index}: me { _id ...A }`)} }
      fragment A on Me { ${repeated(limits.aliases - limits.sameRootField, (index) => `b${index}: role`)} }`
    const answer = await post({ query }, { authorization: bearer })
    expect(answer.json()).toMatchObject({ data: { a0: { _id: userId, b0: 'entrepreneur' } } })
  })

  test('of less than 1 kB, with fragments that double at every level, is refused at once', async () => {
    const query = doubling(25)
    expect(query.length).toBeLessThan(1000)
    const answer = await post({ query }, { authorization: bearer })
    expect(answer.json().errors[0]).toMatchObject({ extensions: { reason: 'queryTooLarge' } })
  })

  test('is not what a whole plan of nine modules is', async () => {
    const lists = Object.values(planEntities).map(
      ({ plural, fields }) => `${plural}(query: { projectId: $p }) { _id version ${selection(fields)} }`,
    )
    const query = `query ($p: String!) { me { _id } ${lists.join(' ')} }`
    const answer = await post({ query, variables: { p: 'a'.repeat(24) } }, { authorization: bearer })
    expect(answer.json().errors).toBeUndefined()
    expect(Object.keys(answer.json().data)).toHaveLength(15)
  })

  test('is refused before it is read when the body is too large', async () => {
    const answer = await post({ query: '{ me { _id } }', variables: { text: 'x'.repeat(limits.body) } })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().errors[0]).toEqual({
      message: 'This is larger than 300 kB. Please shorten it.',
      extensions: { code: 'BAD_USER_INPUT', reason: 'bodyTooLarge' },
    })
  })

  test('is refused as a batch', async () => {
    const answer = await post([{ query: '{ me { _id } }' }, { query: '{ me { _id } }' }])
    expect(answer.statusCode).toBe(400)
    expectClosed(answer.body)
  })
})

describe('a request of the wrong kind', () => {
  const wrong: [string, string][] = [
    ['no JSON', '{ me'],
    ['an empty body', ''],
    ['a number', '7'],
    ['no document', '{}'],
    ['a number as document', '{"query": 7}'],
    ['a document that is already read', JSON.stringify({ query: parse('{ me { _id } }') })],
    ['a document with a fault', '{"query": "{ me { "}'],
    ['an unknown field', '{"query": "{ secrets { _id } }"}'],
    ['an unknown operation', '{"query": "query A { me { _id } }", "operationName": "B"}'],
    ['variables that are no object', '{"query": "{ me { _id } }", "variables": "x"}'],
  ]
  test.each(wrong)('is refused without a word from inside: %s', async (_, body) => {
    const answer = await post(body, { authorization: bearer })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json().errors[0].extensions.code).toBe('BAD_USER_INPUT')
    expectClosed(answer.body)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
  ])('%s is refused, which any page could send in somebody else’s name', async (type) => {
    const body = '{"query":"mutation { setOnboarded { _id } }"}'
    const answer = await post(body, { 'content-type': type, cookie, origin: env.PUBLIC_URL })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.body).not.toContain(userId)
  })

  const mutation = 'mutation { setOnboarded { _id } }'
  const onboarded = async () =>
    (await db.query('select onboarded from users where id = $1', [userId])).rows[0]
  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'] as const)(
    'a mutation by %s is refused',
    async (method) => {
      const answer = await app.inject({
        method,
        url: '/graphql',
        query: { query: mutation },
        headers: { cookie },
      })
      expect(answer.statusCode).toBe(405)
      expect(answer.headers.allow).toContain('POST')
      expect(await onboarded()).toEqual({ onboarded: false })
    },
  )

  test('a mutation by GET is refused also behind a query in the same document', async () => {
    const query = `query Read { me { _id } } ${mutation.replace('mutation', 'mutation Write')}`
    const as = (operationName: string) => ({ query, operationName })
    for (let count = 0; count < 3; count += 1) await post(as('Write'), { origin: 'https://evil.example' })
    const answer = await app.inject({ url: '/graphql', query: as('Read'), headers: { cookie } })
    expect(answer.json()).toEqual({ data: { me: { _id: userId } } })
    expect(await onboarded()).toEqual({ onboarded: false })
  })
})

test.each([
  ['a read by POST', () => post({ query: '{ me { _id } }' }, { authorization: bearer }), 200],
  ['a read by GET', () => app.inject({ url: '/graphql', query: { query: '{ me { _id } }' } }), 200],
  ['a refusal', () => post({ query: '{ nothing }' }), 400],
  ['a body that is no JSON', () => post('{'), 400],
  ['another type', () => post('{}', { 'content-type': 'text/plain' }), 415],
  ['a cookie from elsewhere', () => post({}, { cookie, origin: 'https://evil.example' }), 403],
  ['another method', () => app.inject({ method: 'DELETE', url: '/graphql' }), 405],
])('nobody on the way keeps an answer: %s', async (_, ask, status) => {
  const answer = await ask()
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['cache-control']).toBe('no-store')
})

describe('a cookie', () => {
  const me = { query: '{ me { _id } }' }
  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from a page without an address', { origin: 'null' }],
    ['from our name on another port', { origin: 'http://localhost:3001' }],
    ['from a page that hides its address', { 'sec-fetch-site': 'cross-site' }],
  ])('%s does not count', async (_, headers) => {
    const answer = await post(me, { ...(headers as Headers), cookie })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ data: null, errors: [{ extensions: { reason: 'wrongOrigin' } }] })
  })

  test.each([
    ['from our own page', { origin: env.PUBLIC_URL }],
    ['from a program that says nothing about it', {}],
  ])('%s counts', async (_, headers) => {
    const answer = await post(me, { ...(headers as Headers), cookie })
    expect(answer.json()).toEqual({ data: { me: { _id: userId } } })
  })
})

test('the schema is told to nobody in production', async () => {
  for (const query of ['{ __schema { types { name } } }', '{ __type(name: "User") { name } }']) {
    const answer = await post({ query }, {}, production.app)
    expect(answer.statusCode).toBe(400)
    expect(answer.body).not.toContain('"User"')
  }
  const guess = await post({ query: '{ segmnts { _id } }' }, {}, production.app)
  expect(guess.body).not.toContain('Did you mean')
})

test('too many requests wait, and are told how long', async () => {
  const person = await world(slow.db).person()
  const session = await sessionFor(slow.db, slow.env, person)
  const ask = () => post({ query: '{ me { _id } }' }, { authorization: session.bearer }, slow.app)
  const answers = []
  for (let count = 0; count < 7; count += 1) answers.push(await ask())
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429])
  const refused = answers.at(-1)
  const { code, retryAfter } = JSON.parse(refused?.body ?? '').errors[0].extensions
  expect(code).toBe('RATE_LIMITED')
  expect(retryAfter).toBeGreaterThan(0)
  expect(retryAfter).toBeLessThanOrEqual(60)
  expect(Number(refused?.headers['retry-after'])).toBe(retryAfter)
  // Others are not held up by it.
  const other = await sessionFor(slow.db, slow.env, await world(slow.db).person())
  expect(
    (await post({ query: '{ me { _id } }' }, { authorization: other.bearer }, slow.app)).statusCode,
  ).toBe(200)
})

test('a fault of ours is said to be one, and nothing else', async () => {
  await db.query('alter table model rename to model_away')
  const answer = await post({ query: '{ models { name } me { _id } }' }, { authorization: bearer })
  await db.query('alter table model_away rename to model')
  expect(answer.json().errors).toEqual([
    {
      message: 'The service is not available right now. Please try again.',
      path: ['models'],
      extensions: { code: 'UNAVAILABLE' },
    },
  ])
  expectClosed(answer.body)
})
