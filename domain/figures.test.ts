import { expect, test } from 'vitest'
import { figures } from './figures.ts'

test.each([
  [2700, 'en', '2,700'],
  [2700, 'es', '2\u202f700'],
  [1234567, 'es', '1\u202f234\u202f567'],
  [1234567.25, 'es', '1\u202f234\u202f567,25'],
  [0.5, 'es', '0,5'],
] as const)('%s in %s is %s', (value, locale, text) => {
  expect(figures(value, locale)).toBe(text)
})

test('decimals are as many as asked for', () => {
  expect(figures(12, 'es', { minimumFractionDigits: 2 })).toBe('12,00')
})
