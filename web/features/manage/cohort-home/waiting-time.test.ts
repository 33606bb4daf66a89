import { expect, test } from 'vitest'
import { waitingTime } from './waiting-time.ts'

const now = new Date('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T13:00:00Z', 7, 0, false],
  ['2026-11-14T12:00:01Z', 7, 0, false],
  ['2026-11-14T12:00:00Z', 7, 1, false],
  ['2026-11-14T12:00:00Z', 1, 1, true],
  ['2026-11-08T12:00:01Z', 7, 6, false],
  ['2026-11-08T12:00:00Z', 7, 7, true],
  ['2026-11-08T12:00:00Z', 14, 7, false],
])('since %s where %s days are promised: %s days, late: %s', (since, promised, days, isLate) => {
  expect(waitingTime(since, promised, now)).toEqual({ days, isLate })
})
