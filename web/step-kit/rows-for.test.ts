import { expect, test } from 'vitest'
import { rowsFor } from './rows-for.ts'

test.each([
  ['', 1, 1],
  ['', 3, 3],
  ['a'.repeat(46), 1, 2],
  ['one\ntwo\n\nfour', 1, 4],
  [`${'a'.repeat(100)}\nshort`, 3, 4],
])('%j with at least %i rows has %i', (text, least, expected) => {
  expect(rowsFor(text, least)).toBe(expected)
})
