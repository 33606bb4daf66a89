import { parse } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApi } from '#testing/api.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'
import { limits } from './limits.ts'

const { app, db, env } = await testApi()
const production = await testApi({ NODE_ENV: 'production', PUBLIC_URL: 'https://germina.example' })
const slow = await testApi({ RATE_LIMIT: '5' })

let userId: string
let cookie: string
let bearer: string

beforeAll(async () => {
  userId = await world(db).person()
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
    const query = `{ ${repeated(limits.aliases, (index) => `a${index}: me { _id }`)} }`
    const answer = await post({ query }, { authorization: bearer })
    expect(answer.json()).toMatchObject({ data: { a0: { _id: userId } } })
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

  test('a mutation by GET is refused', async () => {
    const query = encodeURIComponent('mutation { setOnboarded { _id } }')
    const answer = await app.inject({ url: `/graphql?query=${query}`, headers: { authorization: bearer } })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.body).not.toContain(userId)
  })
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
