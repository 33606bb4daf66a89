import { expect, test } from 'vitest'
import { joinable } from './joinable.ts'

const cohort = (id: string) => ({
  _id: id,
  title: id,
  description: '',
  close_date: null,
  start_date: null,
  self_guided: false,
})

test('one applies to new cohorts and comes back to those one withdrew from', () => {
  const applications = [
    { cohort_id: 'pending', status: 'pending' },
    { cohort_id: 'withdrawn', status: 'withdrawn' },
    { cohort_id: 'rejected', status: 'rejected' },
  ] as const
  const open = ['new', 'pending', 'withdrawn', 'rejected'].map(cohort)
  expect(joinable(open, applications).map(({ _id }) => _id)).toEqual(['new', 'withdrawn'])
})
