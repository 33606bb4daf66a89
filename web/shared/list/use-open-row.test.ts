import { expect, test } from 'vitest'
import { standingOf } from './use-open-row.ts'

test.each([
  [{ isFound: true, isReading: true, hasFailed: true }, 'here'],
  [{ isFound: false, isReading: true, hasFailed: true }, 'coming'],
  [{ isFound: false, isReading: false, hasFailed: false }, 'gone'],
] as const)('a row of which we know %j is %s', (known, standing) => {
  expect(standingOf(known)).toBe(standing)
})

test('a row that could not be read because the line is cut is not called gone', () => {
  expect(standingOf({ isFound: false, isReading: false, hasFailed: true })).toBe('failed')
})
