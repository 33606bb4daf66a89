import { afterEach, expect, test, vi } from 'vitest'
import { askAuth } from './ask-auth.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function answerWith(status: number, body: unknown) {
  const fetched = vi.fn(async (_path: string, _request: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('asks in the language of the page', async () => {
  const fetched = answerWith(200, { status: true })
  const answer = await askAuth('request-password-reset', { email: 'ana@cooperativa.co' }, 'es')
  expect(answer).toEqual({ ok: true, data: { status: true } })
  const [path, request] = fetched.mock.calls[0] ?? []
  expect(path).toBe('/api/auth/request-password-reset')
  expect(request?.headers).toMatchObject({ 'accept-language': 'es', 'content-type': 'application/json' })
})

test('a refusal carries its reason and the words of the server', async () => {
  answerWith(401, { code: 'UNAUTHENTICATED', reason: 'wrongLogin', message: 'No es correcto.' })
  const answer = await askAuth('sign-in/email', {}, 'es')
  expect(answer).toEqual({ ok: false, reason: 'wrongLogin', message: 'No es correcto.', wait: 0 })
})

test('a limit says how long to wait', async () => {
  answerWith(429, { code: 'RATE_LIMITED', message: 'Wait.', retryAfter: 12 })
  const answer = await askAuth('sign-in/email', {}, 'en')
  expect(answer).toEqual({ ok: false, reason: 'RATE_LIMITED', message: 'Wait.', wait: 12 })
})

test.each([
  ['no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy that answers with a page', () => Promise.resolve(new Response('<html>', { status: 502 }))],
])('%s counts as unreachable', async (_name, fetched) => {
  vi.stubGlobal('fetch', fetched)
  expect(await askAuth('sign-in/email', {}, 'en')).toMatchObject({ ok: false, reason: 'unreachable' })
})
