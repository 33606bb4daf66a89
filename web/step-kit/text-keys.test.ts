import { expect, test } from 'vitest'
import { keysAfter } from './text-keys.ts'

const before = { texts: ['Wells', 'Filters', 'Boiling'], keys: [0, 1, 2] }

test('a line that is written on is still the same line', () => {
  expect(keysAfter(before, ['Wells', 'Filters are dear', 'Boiling'])).toEqual([0, 1, 2])
})

test('a line is the same where another one was removed, added or moved', () => {
  expect(keysAfter(before, ['Filters', 'Boiling'])).toEqual([1, 2])
  expect(keysAfter(before, ['Wells', 'Filters', 'Boiling', 'Charcoal'])).toEqual([0, 1, 2, 3])
  expect(keysAfter(before, ['Boiling', 'Wells', 'Filters'])).toEqual([2, 0, 1])
})

test('two lines with the same words are two lines', () => {
  const keys = keysAfter({ texts: [], keys: [] }, ['Wells', 'Wells'])
  expect(new Set(keys).size).toBe(2)
})
