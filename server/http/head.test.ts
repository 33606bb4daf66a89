import { expect, test } from 'vitest'
import { testApi } from '#testing/api.ts'

const { app, db } = await testApi()

test.each(['/health', '/ready'])('%s may be asked for without its body', async (url) => {
  const answer = await app.inject({ method: 'HEAD', url })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('')
})

test('a program that only looks at the link in a mail does not use it up', async () => {
  const url = '/api/auth/verify-email?token=x'
  expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
  // A link that is tried is counted.
  expect((await db.query('select key from rate_limit')).rows).toEqual([])
  expect((await app.inject({ url })).statusCode).toBe(303)
  expect((await db.query('select key from rate_limit')).rows).toHaveLength(1)
})

test.each(['/api/auth/get-session', '/calendar/x.ics', '/api/documents/summary', '/metrics'])(
  'HEAD runs nothing at %s',
  async (url) => {
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
  },
)
