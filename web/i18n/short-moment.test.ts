import { expect, test } from 'vitest'
import { shortDay, shortMoment } from './short-moment.ts'

test('days and moments are short, in the language of the reader', () => {
  const noon = Date.UTC(2026, 10, 15, 12)
  expect(shortDay(noon, 'en')).toBe('Nov 15, 2026')
  expect(shortDay(new Date(noon).toISOString(), 'es')).toBe('15 nov 2026')
  expect(shortMoment(noon, 'en')).toMatch(/^Nov 15, 2026, \d+:00\s(AM|PM)$/)
})
