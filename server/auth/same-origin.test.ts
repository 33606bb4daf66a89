import { expect, test } from 'vitest'
import { testApi, testEnv } from '#testing/api.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'
import { assertSameOrigin, type Incoming } from './same-origin.ts'

const ours = { PUBLIC_URL: 'https://germina.example' }
const local = { PUBLIC_URL: 'http://localhost:3000' }
const at = (protocol: Incoming['protocol'], host: string) => ({ protocol, host })

test.each([
  ['our own page', ours, 'https://germina.example', at('https', 'germina.example'), true],
  ['our own page, behind a proxy', ours, 'https://germina.example', at('http', 'germina.example'), true],
  ['our name without encryption', ours, 'http://germina.example', at('http', 'germina.example'), false],
  ['our name on another port', ours, 'https://germina.example:444', at('https', 'germina.example'), false],
  ['another name', ours, 'https://evil.example', at('https', 'germina.example'), false],
  ['localhost', local, 'http://localhost:3000', at('http', 'localhost:3000'), true],
  ['127.0.0.1', local, 'http://127.0.0.1:3000', at('http', '127.0.0.1:3000'), true],
  ['a page without encryption', local, 'http://dev.example', at('https', 'dev.example'), false],
  ['a page by another scheme', local, 'ftp://localhost:3000', at('http', 'localhost:3000'), false],
  ['a page without an address', local, 'null', at('http', 'localhost:3000'), false],
])('a page of %s is one of ours or not', (_, settings, origin, where, isOurs) => {
  const ask = () => assertSameOrigin(testEnv(settings), { ...where, method: 'POST', headers: { origin } })
  if (isOurs) expect(ask).not.toThrow()
  else expect(ask).toThrow('This request came from another website.')
})

test.each([
  ['a proxy that is trusted', 'on', 'https://dev.example', 200],
  ['a proxy that is trusted', 'on', 'http://dev.example', 403],
  ['a header that nobody trusts', 'off', 'https://dev.example', 403],
])('behind %s (%s), %s is answered with %i', async (_, trusted, origin, status) => {
  const { app, db, env } = await testApi({ TRUST_PROXY: trusted })
  const { cookie } = await sessionFor(db, env, await world(db).person())
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { cookie, origin, host: 'dev.example', 'x-forwarded-proto': 'https' },
    payload: { query: '{ me { _id } }' },
  })
  expect(answer.statusCode).toBe(status)
})
