import { expect, test } from 'vitest'
import { fitsPaper, inTurns } from './sheets.ts'

test.each([
  [500, 630, true],
  [600, 700, true],
  [700, 300, false],
  [300, 900, false],
])('a picture of %d by %d points can be read on a page: %s', (width, height, isFit) => {
  expect(fitsPaper({ width, height })).toBe(isFit)
})

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

test.each([
  [[], []],
  [
    [3, 3, 3, 3],
    [[3, 3, 3], [3]],
  ],
  [
    [12, 1, 1],
    [[12], [1, 1]],
  ],
  [
    [1, 12],
    [[1], [12]],
  ],
])('%j comes in turns of at most ten, in order', (items, turns) => {
  expect(inTurns(items, (some) => sum(some) <= 10)).toEqual(turns)
})
