import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { testApi, testEnv } from '#testing/api.ts'
import { testDatabase } from '#testing/database.ts'
import { buildApp } from './app.ts'

const { app } = await testApi()

test.each(['/health', '/ready'])('%s says ok and nothing else, and is never kept', async (url) => {
  const answer = await app.inject({ url })
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('without its database the server is healthy and not ready', async () => {
  const { db } = await testDatabase()
  const alone = await buildApp({ env: testEnv(), db, log: pino({ level: 'silent' }) })
  afterAll(() => alone.close())
  await alone.ready()
  await db.end()
  expect((await alone.inject({ url: '/health' })).statusCode).toBe(200)
  const ready = await alone.inject({ url: '/ready' })
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable' }])
})
