import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageLoad, pageLoadEndMs } from './page-load.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page that is there within 200 ms shows no bar', () => {
  const bar = createPageLoad()
  const seen: string[] = []
  bar.subscribe(() => seen.push(bar.state()))
  bar.start()
  vi.advanceTimersByTime(199)
  bar.finish()
  vi.advanceTimersByTime(10_000)
  expect(seen).toEqual(['waiting', 'idle'])
})

test('the bar starts after 200 ms and ends when the page is there', () => {
  const bar = createPageLoad()
  bar.start()
  vi.advanceTimersByTime(200)
  expect(bar.state()).toBe('running')
  vi.advanceTimersByTime(800)
  bar.finish()
  expect(bar.state()).toBe('finished')
  vi.advanceTimersByTime(pageLoadEndMs)
  expect(bar.state()).toBe('idle')
})

test('the bar lasts 5 s at most', () => {
  const bar = createPageLoad()
  bar.start()
  vi.advanceTimersByTime(200 + 4999)
  expect(bar.state()).toBe('running')
  vi.advanceTimersByTime(1)
  expect(bar.state()).toBe('finished')
})

test('a page that fails shows it, even a quick one', () => {
  const bar = createPageLoad()
  bar.start()
  bar.fail()
  expect(bar.state()).toBe('failed')
  vi.advanceTimersByTime(pageLoadEndMs)
  expect(bar.state()).toBe('idle')
})

test('a second navigation does not set a running bar back', () => {
  const bar = createPageLoad()
  bar.start()
  vi.advanceTimersByTime(1200)
  bar.start()
  expect(bar.state()).toBe('running')
  vi.advanceTimersByTime(4000)
  expect(bar.state()).toBe('finished')
})

test('finishing or failing without a start changes nothing', () => {
  const bar = createPageLoad()
  bar.finish()
  bar.fail()
  expect(bar.state()).toBe('idle')
})
