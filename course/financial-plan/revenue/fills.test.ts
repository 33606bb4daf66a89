import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '#domain/finance/numbers.ts'
import { bySeason, growing, sameEveryMonth, seasons } from './fills.ts'

test('the same in every month', () => {
  expect(sameEveryMonth(20)).toEqual(Array(12).fill(20))
})

test('growth goes on from month to month, in whole units', () => {
  expect(growing(20, 10)).toEqual([20, 22, 24, 27, 29, 32, 35, 39, 43, 47, 52, 57])
  expect(growing(100, -50).slice(0, 4)).toEqual([100, 50, 25, 13])
  expect(growing(100, -100).slice(0, 3)).toEqual([100, 0, 0])
})

test('a strong month has three times the units of a weak one, and the year is whole', () => {
  const pattern = ['weak', ...Array(10).fill('usual'), 'strong'] as const
  const months = bySeason(240, pattern)
  expect([months[0], months[5], months[11]]).toEqual([10, 20, 30])
})

const pattern = fc.array(fc.constantFrom(...seasons), { minLength: 12, maxLength: 12 })

test('whatever the seasons, the months add up to the year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), pattern, (year, chosen) => {
      const months = bySeason(year, chosen)
      expect(sumOf(months, (units) => units)).toBe(year)
      expect(months.every((units) => units >= 0 && Number.isInteger(units))).toBe(true)
    }),
  )
})

test('no growth leads beyond what a plan can hold', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e12, noNaN: true }),
      fc.double({ min: -100, max: 1000, noNaN: true }),
      (first, percent) => {
        expect(growing(first, percent).every((units) => units >= 0 && units <= 1e12)).toBe(true)
      },
    ),
  )
})
