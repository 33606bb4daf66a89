import { expect, test } from 'vitest'
import { cohortSpans } from './cohort-dates.ts'
import type { AboutCohort } from './cohort-documents.ts'

const cohort: AboutCohort = {
  _id: 'c',
  title: 'Spring',
  description: '',
  duration: '',
  open_date: '2026-01-01',
  close_date: '2026-02-01',
  matching_start: '2026-02-01',
  matching_end: '2026-03-01',
  start_date: '2026-03-01',
  end_date: null,
  self_guided: false,
  cohort_lead_name: null,
  cohort_lead_email: null,
  custom_welcome_message: null,
}
const now = new Date('2026-02-10')
const names = (of: AboutCohort) =>
  cohortSpans(of, now).map(({ name, isNow }) => `${name}${isNow ? ' now' : ''}`)

test('a cohort shows its stretches in order, and which one runs', () => {
  expect(names(cohort)).toEqual(['applications', 'matching now', 'course'])
})

test('a cohort without mentors has no matching, and what has no day is left out', () => {
  expect(names({ ...cohort, self_guided: true, start_date: null })).toEqual(['applications'])
})
