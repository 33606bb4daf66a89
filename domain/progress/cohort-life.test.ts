import { expect, test } from 'vitest'
import { cohortStretches, nextDate } from './cohort-life.ts'

const cohort = {
  self_guided: false,
  open_date: '2027-01-10',
  close_date: '2027-02-10',
  matching_start: '2027-02-15',
  matching_end: '2027-03-01',
  start_date: '2027-02-20',
  end_date: null,
}

test.each([
  ['2027-01-01', ['ahead', 'ahead', 'ahead'], 'open_date', 9],
  ['2027-01-10', ['now', 'ahead', 'ahead'], 'close_date', 31],
  ['2027-02-12', ['past', 'ahead', 'ahead'], 'matching_start', 3],
  ['2027-02-25', ['past', 'now', 'now'], 'matching_end', 4],
  ['2027-04-01', ['past', 'past', 'now'], undefined, undefined],
])('on %s the stretches are %j and next comes %s', (now, states, name, days) => {
  expect(cohortStretches(cohort, new Date(now)).map(({ state }) => state)).toEqual(states)
  expect(nextDate(cohort, new Date(now))?.name).toBe(name)
  expect(nextDate(cohort, new Date(now))?.days).toBe(days)
})

test('without mentors there is no matching on the line', () => {
  const alone = { ...cohort, self_guided: true }
  expect(cohortStretches(alone, new Date('2027-02-12')).map(({ name }) => name)).toEqual([
    'applications',
    'course',
  ])
  expect(nextDate(alone, new Date('2027-02-12'))?.name).toBe('start_date')
})

test('what has a last day alone runs until then', () => {
  const open = { ...cohort, open_date: null }
  const stateOn = (day: string) => cohortStretches(open, new Date(day))[0]?.state
  expect([stateOn('2027-01-01'), stateOn('2027-02-10')]).toEqual(['now', 'past'])
})
