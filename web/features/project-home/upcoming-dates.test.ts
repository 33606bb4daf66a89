import { expect, test } from 'vitest'
import { comingDates } from './upcoming-dates.ts'

const now = new Date('2026-11-15T12:00:00')
const cohort = { matching_end: '2026-11-20', start_date: '2026-10-01', end_date: '2027-03-01T00:00:00Z' }
const modules = [
  { name: 'Customers', opens: '2026-12-01T00:00:00Z' },
  { name: 'Problem', opens: null },
]

test('what has passed is left out, and the nearest comes first', () => {
  const goals = [{ title: 'First sale', date: '2026-11-30' }]
  expect(comingDates(cohort, modules, goals, true, now).map(({ kind }) => kind)).toEqual([
    'goal',
    'module',
    'end_date',
  ])
})

test('the end of matching matters while nobody mentors the project', () => {
  expect(comingDates(cohort, [], [], false, now)[0]?.kind).toBe('matching_end')
})

test('nothing is known before the cohort is', () => {
  expect(comingDates(null, [], [], true, now)).toEqual([])
})
