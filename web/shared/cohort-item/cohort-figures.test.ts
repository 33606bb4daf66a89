import { expect, test } from 'vitest'
import type { CohortAtHome } from './cohort-documents.ts'
import { cohortFigures } from './cohort-figures.ts'

const item: CohortAtHome = {
  ...{ approval: 'approved', applied: 9, pending: 5, pending_mentors: 2, mentors: 4 },
  ...{ teams: 7, matched: 6, signed: 3, completed: 1 },
  cohort: {
    ...{ _id: 'c1', title: 'Spring', approved: true, private: false, self_guided: false },
    ...{ matching: true, registration_open: true, open_date: null, close_date: null },
    ...{ matching_start: null, matching_end: null, start_date: null, end_date: null },
  },
}

test('every number of a cohort leads to the list of those who are meant, mentors to that of mentors', () => {
  expect(cohortFigures(item).map(({ name, count, path }) => [name, count, path])).toEqual([
    ['applied', 9, 'applications?status=all'],
    ['pending', 3, 'applications?status=pending'],
    ['mentors', 4, 'dashboard/mentors?status=approved'],
    ['pendingMentors', 2, 'dashboard/mentors?status=pending'],
    ['teams', 7, 'dashboard/incubating'],
    ['matched', 6, 'dashboard/incubating?stage=matched'],
    ['signed', 3, 'dashboard/incubating?stage=signed'],
    ['completed', 1, 'dashboard/incubating?stage=completed'],
  ])
})

test('where nobody waits nobody is called, and without mentors none are counted', () => {
  const names = (one: CohortAtHome) => cohortFigures(one).map(({ name }) => name)
  expect(names({ ...item, pending: 0, pending_mentors: 0 })).not.toContain('pending')
  const cohort = { ...item.cohort, self_guided: true }
  expect(names({ ...item, cohort })).toEqual(['applied', 'pending', 'teams', 'completed'])
})
