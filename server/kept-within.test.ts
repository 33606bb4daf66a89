import { expect, test } from 'vitest'
import { keptWithin } from './kept-within.ts'

const open = () => keptWithin<string>(10, (_, { length }) => length)

test('what was not used for longest goes first, however much comes', () => {
  const kept = open()
  kept.keep('a', 'xxxx')
  kept.keep('b', 'xxxx')
  expect(kept.find('a')).toBe('xxxx')
  kept.keep('c', 'xxxx')
  expect(['a', 'b', 'c'].map((key) => kept.find(key))).toEqual(['xxxx', undefined, 'xxxx'])
  for (let count = 0; count < 1000; count += 1) {
    kept.keep(`key ${count}`, 'x'.repeat(count % 7))
    expect(kept.size).toBeLessThanOrEqual(10)
  }
})

test('what is kept anew under its key counts once', () => {
  const kept = open()
  kept.keep('a', 'xxxx')
  kept.keep('a', 'xx')
  expect([kept.size, kept.find('a')]).toEqual([2, 'xx'])
})

test('what is larger than all together is not kept', () => {
  const kept = open()
  kept.keep('a', 'x'.repeat(11))
  expect([kept.size, kept.find('a')]).toEqual([0, undefined])
})
