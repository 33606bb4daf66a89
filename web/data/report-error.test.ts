import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { reportCaught, reportErrors } from './report-error.ts'
import { reportOf } from './tell-error.ts'

const told: { exception: { values: { value: string }[] } }[] = []
const service = createServer(async (request, answer) => {
  told.push(JSON.parse(await text(request)))
  answer.end()
})
service.listen(0, '127.0.0.1')
await once(service, 'listening')
const dsn = `http://key@127.0.0.1:${(service.address() as AddressInfo).port}/7`
afterAll(() => service.close())
afterEach(() => {
  told.length = 0
  vi.unstubAllGlobals()
})

const open = (address: string) => {
  const window = Object.assign(new EventTarget(), {
    location: new URL('https://g.example/home?token=secret'),
  })
  vi.stubGlobal('window', window)
  reportErrors(address)
  return window
}
const messages = () => told.map(({ exception }) => exception.values[0]?.value)

test('a report says where and what, without query', () => {
  const place = { origin: 'https://g.example', pathname: '/home', search: '?token=secret' }
  const report = reportOf(new TypeError('x'), place, new Date())
  expect(JSON.stringify(report)).not.toContain('secret')
  expect(report).toMatchObject({ request: { url: 'https://g.example/home' }, platform: 'javascript' })
})

test('what nobody caught and what a page caught reach the error service, each once', async () => {
  const window = open(dsn)
  const caught = new Error('caught')
  window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('uncaught') }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') }))
  reportCaught(caught)
  reportCaught(caught)
  await expect.poll(messages, { timeout: 15_000 }).toHaveLength(3)
  expect(messages().toSorted()).toEqual(['caught', 'rejected', 'uncaught'])
})

test('a page that fails again and again does not go on telling', async () => {
  open(dsn)
  for (let count = 0; count < 50; count += 1) reportCaught(new Error(String(count)))
  await expect.poll(messages, { timeout: 15_000 }).toHaveLength(10)
})
