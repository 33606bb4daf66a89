import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTimedMessage } from './timed-message.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const saved = { text: 'Saved', tone: 'success' } as const

test.each([2000, 3000])('a message shows for %d ms', (ms) => {
  const bar = createTimedMessage()
  bar.show(saved, ms)
  vi.advanceTimersByTime(ms - 1)
  expect(bar.current()).toBe(saved)
  vi.advanceTimersByTime(1)
  expect(bar.current()).toBeNull()
})

test('a second message gets its full time', () => {
  const bar = createTimedMessage()
  bar.show(saved, 3000)
  vi.advanceTimersByTime(2900)
  bar.show({ text: 'Failed', tone: 'error' }, 3000)
  vi.advanceTimersByTime(2900)
  expect(bar.current()?.text).toBe('Failed')
  vi.advanceTimersByTime(100)
  expect(bar.current()).toBeNull()
})

test('closing removes the message at once and tells who listens', () => {
  const bar = createTimedMessage()
  const heard = vi.fn()
  const stop = bar.subscribe(heard)
  bar.show(saved, 2000)
  bar.close()
  expect(bar.current()).toBeNull()
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(5000)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a message waits while it is pointed at or has the focus, and then has its full time', () => {
  const bar = createTimedMessage()
  bar.show(saved, 3000)
  vi.advanceTimersByTime(2900)
  bar.hold()
  bar.hold()
  bar.release()
  vi.advanceTimersByTime(60_000)
  expect(bar.current()).toBe(saved)
  bar.release()
  vi.advanceTimersByTime(2999)
  expect(bar.current()).toBe(saved)
  vi.advanceTimersByTime(1)
  expect(bar.current()).toBeNull()
})

test('a message that was closed while it was pointed at does not hold the next one', () => {
  const bar = createTimedMessage()
  bar.show(saved, 2000)
  bar.hold()
  bar.close()
  bar.show(saved, 2000)
  vi.advanceTimersByTime(2000)
  expect(bar.current()).toBeNull()
})
