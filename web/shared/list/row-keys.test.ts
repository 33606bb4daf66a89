import { expect, test } from 'vitest'
import { rowAt } from './row-keys.ts'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, null],
  ['ArrowUp', 0, null],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
  ['toString', 1, null],
] as const)('%s in row %i of three leads to %s', (key, at, to) => {
  expect(rowAt(key, at, 3)).toBe(to)
})
