import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPace } from './keep-pace.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pace = { every: 5000, least: 1000, longest: 30_000 }

async function sending(bytesEachSecond: number, seconds: number) {
  const sender = keepPace(pace)
  let isGivenUp = false
  sender.tooSlow.catch(() => {
    isGivenUp = true
  })
  for (let second = 0; second < seconds && !isGivenUp; second += 1) {
    sender.came(bytesEachSecond)
    await vi.advanceTimersByTimeAsync(1000)
  }
  sender.stop()
  return isGivenUp
}

test('who sends a few bytes now and then is given up, who keeps sending is not', async () => {
  expect(await sending(1, 6)).toBe(true)
  expect(await sending(300, 20)).toBe(false)
})

test('nobody sends for longer than the whole may take', async () => {
  expect(await sending(300, 31)).toBe(true)
})
