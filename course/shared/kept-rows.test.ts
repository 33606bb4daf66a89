import { expect, test } from 'vitest'
import { keptRows } from './kept-rows.ts'

test('a row is called by its words wherever it stands, and of several alike by its order', () => {
  expect(keptRows(['rent Room', 'other ', 'other '])).toEqual(['rent Room', 'other ', 'other  2'])
  expect(keptRows(['other '])).toEqual(['other '])
})
