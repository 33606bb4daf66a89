import { expect, test } from 'vitest'
import { waitingTime } from './waiting-time.ts'

const now = new Date('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T13:00:00Z', 0, 'fine'],
  ['2026-11-14T12:00:01Z', 0, 'fine'],
  ['2026-11-14T12:00:00Z', 1, 'fine'],
  ['2026-11-10T12:00:01Z', 4, 'fine'],
  ['2026-11-10T12:00:00Z', 5, 'long'],
  ['2026-11-05T12:00:01Z', 9, 'long'],
  ['2026-11-05T12:00:00Z', 10, 'tooLong'],
])('since %s: %s days, %s', (since, days, state) => {
  expect(waitingTime(since, now)).toEqual({ days, state })
})
