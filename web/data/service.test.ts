import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serviceWatch } from './service.ts'

let isHere = true
const ask = vi.fn(async () => isHere)
const watched = () => {
  const returned = vi.fn()
  const service = serviceWatch(ask, () => 1)
  service.onReturn(returned)
  return { service, returned }
}

beforeEach(() => {
  isHere = true
  ask.mockClear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('one failed request of a service that is ready is no outage', async () => {
  const { service, returned } = watched()
  service.suspect()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(service.isAway()).toBe(false)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(returned).not.toHaveBeenCalled()
})

test('a service that is away is asked less and less often, and its return is told once', async () => {
  const { service, returned } = watched()
  isHere = false
  for (let times = 0; times < 20; times += 1) service.suspect()
  await vi.advanceTimersByTimeAsync(0)
  expect(service.isAway()).toBe(true)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(ask.mock.calls.length).toBeLessThan(30)
  expect(returned).not.toHaveBeenCalled()
  isHere = true
  await vi.advanceTimersByTimeAsync(30_000)
  expect(service.isAway()).toBe(false)
  expect(returned).toHaveBeenCalledTimes(1)
})

test('a line that is back is told even if nothing had failed', async () => {
  const { service, returned } = watched()
  service.lookAgain()
  await vi.advanceTimersByTimeAsync(0)
  expect(returned).toHaveBeenCalledTimes(1)
})

test('a line that is back without the service is told when the service is back too', async () => {
  const { service, returned } = watched()
  isHere = false
  service.lookAgain()
  await vi.advanceTimersByTimeAsync(1000)
  expect([service.isAway(), returned.mock.calls.length]).toEqual([true, 0])
  isHere = true
  await vi.advanceTimersByTimeAsync(2000)
  expect(returned).toHaveBeenCalledTimes(1)
})
