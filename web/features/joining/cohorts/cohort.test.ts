import { expect, test } from 'vitest'
import { doorOf, isCohortId } from './cohort.ts'
import type { JoinableCohort } from './cohort-documents.ts'

const cohort: JoinableCohort = {
  _id: '0123456789abcdef01234567',
  title: 'Cohort',
  description: '',
  duration: '',
  open_date: '2026-11-01T00:00:00Z',
  close_date: '2026-12-01T00:00:00Z',
  start_date: null,
  end_date: null,
  self_guided: false,
  registration_open: true,
  approved: null,
}

test.each([
  ['in its window', {}, '2026-11-15', 'open'],
  ['in its first moment', {}, '2026-11-01', 'open'],
  ['in its last moment', {}, '2026-12-01', 'closed'],
  ['before', {}, '2026-10-31', 'notYet'],
  ['after, although the switch is on', {}, '2027-01-01', 'closed'],
  ['switched off', { registration_open: false }, '2026-11-15', 'paused'],
  ['without dates', { open_date: null, close_date: null }, '2030-01-01', 'open'],
  ['not approved yet', { approved: false }, '2026-11-15', 'draft'],
] as const)('a cohort %s', (_name, change, day, door) => {
  expect(doorOf({ ...cohort, ...change }, new Date(`${day}T00:00:00Z`))).toBe(door)
})

test('only an id is asked for', () => {
  expect(isCohortId(cohort._id)).toBe(true)
  expect(isCohortId('spring-2027')).toBe(false)
})
