import { expect, test } from 'vitest'
import { shortDay, shortMoment, shortSpan } from './short-moment.ts'

test('days and moments are short, in the language of the reader', () => {
  const noon = Date.UTC(2026, 10, 15, 12)
  expect(shortDay(noon, 'en')).toBe('Nov 15, 2026')
  expect(shortDay(new Date(noon).toISOString(), 'es')).toBe('15 nov 2026')
  expect(shortMoment(noon, 'en')).toMatch(/^Nov 15, 2026, \d+:00\s(AM|PM)$/)
})

test('a span of days says month and year once where they are the same', () => {
  expect(shortSpan('2026-11-12T12:00:00Z', '2026-11-29T12:00:00Z', 'en')).toMatch(/^Nov 12\s–\s29, 2026$/)
  expect(shortSpan('2026-11-12T12:00:00Z', '2026-12-02T12:00:00Z', 'en')).toMatch(/^Nov 12\s–\sDec 2, 2026$/)
})
