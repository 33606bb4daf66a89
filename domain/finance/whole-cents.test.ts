import { expect, test } from 'vitest'
import { carried, grainFor, whole } from './whole-cents.ts'

test.each([
  [1.005, 101],
  [-1.005, -101],
  [1.004, 100],
  [0.125, 13],
  [8.345, 835],
  [-0.001, 0],
  [0, 0],
])('%d is %d cents', (value, cents) => {
  expect(whole(value, 100)).toBe(cents)
})

test('what one month is rounded up by, another is rounded down by', () => {
  expect(carried([100 / 3, 100 / 3, 100 / 3], 100)).toEqual([3333, 3334, 3333])
})

test('a month without anything is shown without anything', () => {
  expect(carried([0.004, 0, 0.004, 0], 100)).toEqual([0, 0, 1, 0])
})

test('amounts too large for cents are rounded to what still adds up', () => {
  expect([1, 1e12, 2e12, 1e24].map(grainFor)).toEqual([100, 100, 10, 1e-10])
})
