import { expect, test } from 'vitest'
import { daysFrom, monthName } from './dates.ts'

test.each([
  ['2026-06', 'en', 'June 2026'],
  ['2026-06', 'es', 'Junio de 2026'],
] as const)('%s in %s is %s', (key, locale, expected) => {
  expect(monthName(key, locale)).toBe(expected)
})

test('tomorrow morning is one day away even late in the evening', () => {
  const evening = new Date(2026, 5, 1, 23, 30)
  expect(daysFrom(evening, new Date(2026, 5, 2, 0, 15).toISOString())).toBe(1)
  expect(daysFrom(evening, new Date(2026, 5, 1, 1, 0).toISOString())).toBe(0)
})
