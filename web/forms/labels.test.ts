import { expect, test } from 'vitest'
import { sectors } from '#domain/options/know-how.ts'
import { labelOf, storedValue } from './labels.ts'

test.each([
  ['Salud', 'Health'],
  [' health ', 'Health'],
  ['Apicultura', 'Apicultura'],
  ['  Apicultura  ', 'Apicultura'],
])('"%s" is stored as %s', (typed, stored) => {
  expect(storedValue(sectors, typed)).toBe(stored)
})

test('a stored value is shown in the language of the reader, a typed one as typed', () => {
  expect(labelOf(sectors, 'Health', 'es')).toBe('Salud')
  expect(labelOf(sectors, 'Apicultura', 'en')).toBe('Apicultura')
})
