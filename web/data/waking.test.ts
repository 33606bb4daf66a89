import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onWaking } from './waking.ts'

let now = 0
let shown: (() => void) | null = null
const page = {
  addEventListener: (_name: string, listener: () => void) => {
    shown = listener
  },
  removeEventListener: () => {
    shown = null
  },
} as unknown as Document

beforeEach(() => {
  now = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Time that the page lives through. */
function live(ms: number) {
  for (let passed = 0; passed < ms; passed += 10_000) {
    now += 10_000
    vi.advanceTimersByTime(10_000)
  }
}

test('a page that runs, or is looked at again after a while, has not slept', () => {
  const woken = vi.fn()
  onWaking(page, woken, () => now)
  live(10 * 60_000)
  now += 60_000
  shown?.()
  expect(woken).not.toHaveBeenCalled()
})

test('a computer that slept is noticed at the next tick, or as soon as the page is seen, once', () => {
  const woken = vi.fn()
  const stop = onWaking(page, woken, () => now)
  now += 3 * 60_000
  live(20_000)
  expect(woken).toHaveBeenCalledTimes(1)
  now += 8 * 3_600_000
  shown?.()
  live(20_000)
  expect(woken).toHaveBeenCalledTimes(2)
  stop()
  expect([shown, vi.getTimerCount()]).toEqual([null, 0])
})
