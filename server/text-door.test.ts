import { beforeAll, expect, test } from 'vitest'
import { type Call, testApi } from '#testing/api.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'

const { app, db, env, as } = await testApi()
const build = world(db)

let personId: string
let person: Call

beforeAll(async () => {
  personId = await build.person()
  person = await as(personId)
})

const nul = 'Ana\u0000'
const half = 'Ana\ud83d'
const rename = `mutation ($id: String, $data: UserUpdateInput!) {
  updateOneUser(query: { user_id: $id }, data: $data) { first_name }
}`

test.each([
  ['NUL', nul],
  ['half an emoji', half],
])('%s in a variable is refused with a clear sentence, and nothing changes', async (_, first_name) => {
  const { data, errors } = await person(rename, { id: personId, data: { first_name } })
  expect(errors[0]).toMatchObject({
    message: 'This text holds a character that cannot be stored.',
    extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'first_name', reason: 'forbiddenCharacter' }] },
  })
  expect(data).toBeNull()
  const { rows } = await db.query('select first_name from users where id = $1', [personId])
  expect(rows[0].first_name).not.toContain('Ana')
})

test('the sentence is in the language of whoever reads it', async () => {
  const { bearer } = await sessionFor(db, env, personId)
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: bearer, 'accept-language': 'es' },
    payload: { query: 'query ($p: String!) { agreement(projectId: $p) { text } }', variables: { p: nul } },
  })
  expect(answer.json().errors[0].message).toBe('Este texto tiene un carácter que no se puede guardar.')
})

test('wherever such a text stands in an operation, it is refused', async () => {
  const operations: [string, Record<string, unknown>?][] = [
    ['query ($p: String!) { connectRequests(projectId: $p) { _id } }', { p: nul }],
    [`{ connectRequests(projectId: "${'\\u0000'}") { _id } }`],
    ['{ project(query: { owner_id: "\\u{0}" }) { _id } }'],
    ['query ($q: ProjectQueryInput) { project(query: $q) { _id } }', { q: { owner_id: nul } }],
    [rename, { data: { basic_data: { selectedLanguages: ['es', half] } } }],
    [rename, { data: { [nul]: 'x' } }],
    ['{ cities(country: "PE", state: "\\u0000") }'],
  ]
  for (const [document, variables] of operations) {
    const { errors } = await person(document, variables)
    expect.soft(errors[0]?.extensions, document).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'forbiddenCharacter',
    })
  }
})

test('a query in the address is looked at like one in the body', async () => {
  const { bearer } = await sessionFor(db, env, personId)
  const answer = await app.inject({
    url: '/graphql',
    query: {
      query: 'query ($p: String!) { agreement(projectId: $p) { text } }',
      variables: JSON.stringify({ p: nul }),
    },
    headers: { authorization: bearer },
  })
  expect(answer.json().errors[0].extensions.reason).toBe('forbiddenCharacter')
})

test('paths, queries and the bodies of the account doors are looked at too', async () => {
  const { bearer } = await sessionFor(db, env, personId)
  const headers = { authorization: bearer }
  const answers = [
    await app.inject({ url: '/files/%00', headers }),
    await app.inject({ url: '/api/auth/verify-email?token=%00', headers }),
    await app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: nul, password: 'x' },
    }),
    await app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload: { inviteCode: nul } }),
  ]
  for (const answer of answers)
    expect.soft(answer.json()).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'forbiddenCharacter' })
})

test('a body of brackets in brackets is refused before anybody walks through it', async () => {
  const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload: `{"query":"{ me { _id } }","variables":{"a":${deep}}}`,
  })
  expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
})

test('a name with a line break is refused', async () => {
  const { errors } = await person(rename, {
    id: personId,
    data: { first_name: 'Ana\r\nBcc: all@example.org' },
  })
  expect(errors[0]).toMatchObject({
    message: 'Please write this in one line.',
    extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'first_name', reason: 'oneLine' }] },
  })
})
