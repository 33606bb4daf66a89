import { expect, test } from 'vitest'
import { testApi } from '#testing/api.ts'

const { app } = await testApi()
const token = 'a-token-of-the-operator'
const guarded = await testApi({ METRICS_TOKEN: token })

const metrics = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', of = app) =>
  of.inject({ url: '/metrics', headers, remoteAddress })

test('tells the machine itself how it goes, in the text of Prometheus', async () => {
  await app.inject({ url: '/health' })
  const answer = await metrics()
  expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4')
  expect(answer.body).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(answer.body).toMatch(/^germina_database_connections \d+$/m)
  expect(answer.body).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/health",status="200"\} 1$/m,
  )
  const names = answer.body.split('\n').filter((line) => line && !line.startsWith('#'))
  for (const line of names) expect(line).toMatch(/^[a-z_0-9]+(\{[^}]*\})? [\d.e+-]+$/)
})

test.each([
  ['another machine', {}, '192.0.2.7'],
  ['a proxy that speaks for somebody', { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1'],
  ['a proxy of the newer kind', { forwarded: 'for=192.0.2.7' }, '127.0.0.1'],
])('does not exist for %s', async (_, headers, address) => {
  const answer = await metrics(headers as Record<string, string>, address)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('memory')
})

test('with a token, answers to it from anywhere and to nobody else', async () => {
  const ask = (given: string, address: string) =>
    metrics({ authorization: `Bearer ${given}`, 'x-forwarded-for': '192.0.2.7' }, address, guarded.app)
  expect((await ask(token, '192.0.2.7')).statusCode).toBe(200)
  expect((await ask('a-wrong-one', '192.0.2.7')).statusCode).toBe(404)
  expect((await metrics({}, '127.0.0.1', guarded.app)).statusCode).toBe(404)
})

test('names routes, never the addresses that were asked for', async () => {
  await app.inject({ url: '/files/0123456789abcdef01234567' })
  await app.inject({ url: '/nowhere/secret' })
  const { body } = await metrics()
  expect(body).not.toContain('0123456789abcdef01234567')
  expect(body).not.toContain('secret')
})
