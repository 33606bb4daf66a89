import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announce, spoken } from './announce.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const said = () => spoken.lines().map(({ text }) => text)

test('what is said twice is heard twice, in its order, and then gone', () => {
  announce('Note removed.')
  announce('Note removed.')
  announce('Saved.')
  expect(said()).toEqual(['Note removed.', 'Note removed.', 'Saved.'])
  expect(new Set(spoken.lines().map(({ id }) => id)).size).toBe(3)
  vi.runAllTimers()
  expect(said()).toEqual([])
})

test('nothing is no announcement', () => {
  announce('')
  expect(said()).toEqual([])
})
