import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answeredFetch } from './answered-fetch.ts'
import { service } from './service.ts'
import { Unreachable } from './unreachable.ts'

const request = vi.fn<typeof fetch>()
const suspect = vi.spyOn(service, 'suspect')

beforeEach(() => {
  request.mockReset()
  suspect.mockReset().mockImplementation(() => {})
  vi.useFakeTimers()
  vi.stubGlobal('fetch', request)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

afterAll(() => suspect.mockRestore())

/** A server that takes the request and is never heard of again. */
const silence: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

test('a request that nobody answers ends after 30 s as no answer', async () => {
  request.mockImplementation(silence)
  const ended = vi.fn()
  answeredFetch('/graphql').catch(ended)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended.mock.calls[0]?.[0]).toBeInstanceOf(Unreachable)
  expect(suspect).toHaveBeenCalledTimes(1)
})

test('a request that the page itself gives up is no sign of an outage', async () => {
  request.mockImplementation(silence)
  const page = new AbortController()
  const ended = vi.fn()
  answeredFetch('/graphql', { signal: page.signal }).catch(ended)
  page.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(ended.mock.calls[0]?.[0]).not.toBeInstanceOf(Unreachable)
  expect([suspect.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0])
})

test('a request that the page gave up before its turn came is not sent', async () => {
  request.mockImplementation(silence)
  await expect(answeredFetch('/graphql', { signal: AbortSignal.abort() })).rejects.toThrow()
  expect([request.mock.calls.length, suspect.mock.calls.length]).toEqual([0, 0])
})

const error = { message: '', extensions: { code: 'UNAVAILABLE' } }
test.each([
  ['a proxy without a server', new Response('<html>', { status: 502 })],
  ['a server without its database', Response.json({ data: null, errors: [error] }, { status: 503 })],
  ['an answer that says nothing', Response.json({ data: { project: null }, errors: [error] })],
])('%s is no answer', async (_what, response) => {
  request.mockResolvedValue(response)
  await expect(answeredFetch('/graphql')).rejects.toBeInstanceOf(Unreachable)
  expect(suspect).toHaveBeenCalledTimes(1)
})

test.each([
  ['a part of it', { data: { project: { name: 'Water' }, cohort: null }, errors: [error] }],
  ['a refusal', { data: { project: null }, errors: [{ extensions: { code: 'FORBIDDEN' } }] }],
  ['the word alone', { data: { project: { name: 'UNAVAILABLE' } } }],
])('%s is an answer', async (_what, body) => {
  request.mockResolvedValue(Response.json(body))
  expect(await (await answeredFetch('/graphql')).json()).toEqual(body)
  expect(suspect).not.toHaveBeenCalled()
})
