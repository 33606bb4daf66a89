import { expect, test } from 'vitest'
import type { Segment } from '#course/shared/segments.ts'
import { record } from '#testing/plan-records.ts'
import { customersOf, isRareShare, radiiOf } from './market.ts'

const segment = (
  addressableMarket: number | null,
  targetMarket: number | null,
  marketShare: number | null,
): Segment => ({ ...record, _id: 's', addressableMarket, targetMarket, marketShare })

test.each([
  [6000, 5, 300],
  [333, 10, 33],
  [6000, 0, null],
  [null, 5, null],
])('%s people and %s percent make %s customers', (target, share, expected) => {
  expect(customersOf(segment(null, target, share))).toBe(expected)
})

test('a share over a fifth is rare', () => {
  expect([null, 20, 21].map(isRareShare)).toEqual([false, false, true])
})

test('the circles grow with the numbers and never hide each other', () => {
  expect(radiiOf(segment(400, 100, 25), 100)).toEqual({ outer: 100, target: 50, share: 25 })
  for (const numbers of [segment(100, 100, 100), segment(1e9, 1, 0.1), segment(null, null, null)]) {
    const { outer, target, share } = radiiOf(numbers, 100)
    expect(target).toBeLessThan(outer * 0.9)
    expect(share).toBeLessThan(target * 0.9)
    expect(share).toBeGreaterThan(5)
  }
})
