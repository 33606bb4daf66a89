import { expect, test } from 'vitest'
import { type CohortPlan, dateFaults, dateHints, laterBy, weeksLater } from './cohort-dates.ts'

const plan: CohortPlan = {
  self_guided: false,
  open_date: '2027-01-10',
  close_date: '2027-02-10',
  matching_start: '2027-02-15',
  matching_end: '2027-03-01',
  start_date: '2027-03-05',
  end_date: '2027-08-01',
  module_data: [
    { active: true, start: '2027-03-05' },
    { active: true, start: '2027-04-05' },
  ],
}
const module = (start: string, active = true) => ({ module_data: [{ active, start }] })

test.each<[string, CohortPlan, { field: string; reason: string }[]]>([
  ['as planned', {}, []],
  ['nothing said yet', Object.fromEntries(Object.keys(plan).map((name) => [name, null])), []],
  [
    'applications that close before they open',
    { close_date: '2027-01-09' },
    [{ field: 'close_date', reason: 'endsBeforeStart' }],
  ],
  [
    'a window of no length',
    { matching_end: '2027-02-15' },
    [{ field: 'matching_end', reason: 'endsBeforeStart' }],
  ],
  [
    'a course that ends before it starts',
    { end_date: '2027-03-01' },
    [
      { field: 'end_date', reason: 'endsBeforeStart' },
      { field: 'module_data.0.start', reason: 'afterCourse' },
      { field: 'module_data.1.start', reason: 'afterCourse' },
    ],
  ],
  [
    'matching before anybody could apply',
    { matching_start: '2027-01-01' },
    [{ field: 'matching_start', reason: 'beforeApplications' }],
  ],
  [
    'matching after the course',
    { matching_end: '2027-08-02' },
    [{ field: 'matching_end', reason: 'afterCourse' }],
  ],
  [
    'matching of a cohort without mentors does not matter',
    { self_guided: true, matching_start: '2026-01-01' },
    [],
  ],
  [
    'a course that starts before anybody could apply',
    { start_date: '2027-01-01' },
    [{ field: 'start_date', reason: 'beforeApplications' }],
  ],
  [
    'applications after the course',
    { close_date: '2027-09-01' },
    [{ field: 'close_date', reason: 'afterCourse' }],
  ],
  [
    'a module after the course',
    module('2027-08-02'),
    [{ field: 'module_data.0.start', reason: 'afterCourse' }],
  ],
  ['a module that is not taught', module('2027-08-02', false), []],
])('dates that cannot be meant so: %s', (_, changes, faults) => {
  expect(dateFaults({ ...plan, ...changes })).toEqual(faults)
})

test.each<[CohortPlan, string[]]>([
  [{}, []],
  [{ matching_start: '2027-02-01' }, ['matchingBeforeClose']],
  [{ start_date: '2027-02-20' }, ['courseBeforeMatchingEnds']],
  [{ self_guided: true, start_date: '2027-01-20' }, ['courseBeforeClose']],
  [
    {
      module_data: [
        { active: true, start: '2027-04-01' },
        { active: true, start: '2027-03-20' },
      ],
    },
    ['modulesOutOfOrder'],
  ],
])('dates worth a second look: %j', (changes, hints) => {
  expect(dateHints({ ...plan, ...changes })).toEqual(hints)
})

test.each([
  ['2026-11-16T12:00:00Z', 0],
  ['2027-01-11T00:00:00Z', 52],
  ['2027-05-01T00:00:00Z', 52],
  ['2028-02-01T00:00:00Z', 104],
])('a copy made at %s lies %s weeks later, on the same days of the week', (now, weeks) => {
  expect(weeksLater(plan, new Date(now))).toBe(weeks)
  const moved = new Date(laterBy(plan.open_date, weeks) ?? '')
  expect(moved.getUTCDay()).toBe(new Date(plan.open_date ?? '').getUTCDay())
})
