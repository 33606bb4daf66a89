import { expect, test } from 'vitest'
import { itemDifference } from './item-difference.ts'

test.each([
  [
    ['a', 'b'],
    ['a', 'b'],
    ['a=a', 'b=b'],
  ],
  [['a'], ['a', 'b'], ['a=a', '–=b']],
  [['a', 'b'], ['b'], ['a=–', 'b=b']],
  [
    ['a', 'old words', 'c'],
    ['a', 'new words', 'c'],
    ['a=a', 'old words=new words', 'c=c'],
  ],
  [['a', 'b'], ['c'], ['a=–', 'b=–', '–=c']],
  [[], [], []],
])('%j → %j', (before, after, expected) => {
  const rows = itemDifference(before, after).map(({ was, is }) => `${was ?? '–'}=${is ?? '–'}`)
  expect(rows).toEqual(expected)
})
