import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { multistream, pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { testEnv } from '#testing/api.ts'
import { testDatabase } from '#testing/database.ts'
import { faultReports } from './fault-reports.ts'
import { buildApp } from './http/app.ts'

type Report = { exception: { values: { type: string; value: string; stacktrace: { frames: object[] } }[] } }

const told: { url: string; report: Report }[] = []
const service = createServer(async (request, answer) => {
  told.push({ url: request.url ?? '', report: JSON.parse(await text(request)) })
  answer.end()
})
service.listen(0, '127.0.0.1')
await once(service, 'listening')
const dsn = `http://key@127.0.0.1:${(service.address() as AddressInfo).port}/7`
const reports = faultReports(dsn)
if (!reports) throw new Error('The DSN names no service')

const { db } = await testDatabase()
const log = pino({}, multistream([{ level: 'error', stream: reports }]))
const app = await buildApp({ env: testEnv({ SENTRY_DSN: dsn }), db, log })
app.get('/broken', () => {
  throw new TypeError('nothing is where it should be')
})
app.get('/full', () => {
  throw new AppError('STORAGE_FULL')
})
app.get('/busy', () => {
  throw new AppError('UNAVAILABLE', { reason: 'documentsBusy' })
})
await app.ready()
afterAll(async () => {
  await app.close()
  service.close()
})
beforeEach(() => {
  told.length = 0
})

async function faultsAfter(work: Promise<unknown>) {
  await work
  await reports?.sent()
  return told.map(({ report }) => report.exception.values[0])
}

test('a failure of the server reaches the error service with its place', async () => {
  const [fault, ...more] = await faultsAfter(app.inject('/broken?token=secret'))
  expect(more).toEqual([])
  expect(fault).toMatchObject({
    type: 'TypeError',
    value: 'request failed · nothing is where it should be',
    stacktrace: { frames: expect.arrayContaining([expect.objectContaining({ lineno: expect.any(Number) })]) },
  })
  expect(told[0]?.url).toBe('/api/7/store/?sentry_version=7&sentry_key=key')
  expect(JSON.stringify(told)).not.toContain('secret')
})

test('a resolver that fails reaches it, without what the database said', async () => {
  await db.query('alter table cohort rename column registration_open to opened')
  const payload = { query: '{ openCohorts { title } }' }
  const faults = await faultsAfter(app.inject({ method: 'POST', url: '/graphql', payload }))
  await db.query('alter table cohort rename column opened to registration_open')
  expect(faults).toMatchObject([{ type: 'error', value: 'resolver failed · 42703' }])
})

test.each([
  ['/full', 1],
  ['/busy', 0],
  ['/nowhere', 0],
  ['/health', 0],
])('%s is told of %i times', async (url, times) => {
  expect(await faultsAfter(app.inject(url))).toHaveLength(times)
})

test('a flood of failures is told of in part, and again in the next minute', async () => {
  let now = 0
  const other = faultReports(dsn, () => now)
  for (const minute of [0, 1]) {
    now = minute * 60_000
    for (let count = 0; count < 100; count += 1) other?.write('{"msg":"again"}')
  }
  await other?.sent()
  expect(told).toHaveLength(60)
})

test('nothing is told where there is no service, and a service that is away is no failure', async () => {
  expect(faultReports(undefined)).toBeNull()
  const away = faultReports('http://key@127.0.0.1:1/7')
  away?.write('{"msg":"lost"}')
  await expect(away?.sent()).resolves.toBeDefined()
})
