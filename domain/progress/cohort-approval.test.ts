import { expect, test } from 'vitest'
import { approvalGaps, approvalState, canMove } from './cohort-approval.ts'

const at = '2026-11-16T12:00:00Z'

test.each([
  [false, null, '', 'draft'],
  [false, at, '', 'submitted'],
  [false, at, 'Please add dates', 'submitted'],
  [false, null, 'Please add dates', 'sentBack'],
  [true, at, 'Please add dates', 'approved'],
] as const)('approved %s, handed in %s, message %j: %s', (approved, submittedAt, sentBackMessage, state) => {
  expect(approvalState({ approved, submittedAt, sentBackMessage })).toBe(state)
})

test.each([
  ['submit', ['draft', 'sentBack']],
  ['approve', ['draft', 'submitted', 'sentBack']],
  ['sendBack', ['submitted']],
] as const)('%s is possible from %j only', (move, from) => {
  const states = ['draft', 'submitted', 'sentBack', 'approved'] as const
  expect(states.filter((state) => canMove(move, state))).toEqual(from)
})

const complete = {
  title: 'Spring',
  description: 'For bakers',
  cohort_lead_name: 'Lucía',
  cohort_lead_email: 'lucia@example.org',
  self_guided: false,
  open_date: at,
  close_date: at,
  matching_start: at,
  matching_end: at,
  start_date: at,
  end_date: at,
  module_data: [{ active: true }],
}

test.each([
  [{}, []],
  [{ title: ' ' }, ['title']],
  [{ description: null, end_date: null }, ['description', 'end_date']],
  [{ matching_start: null }, ['matching_start']],
  [{ matching_start: null, matching_end: null, self_guided: true }, []],
  [{ module_data: [{ active: false }] }, ['module_data']],
])('before it is handed in, %j leaves a gap in %j', (changes, fields) => {
  expect(approvalGaps({ ...complete, ...changes }).map(({ field }) => field)).toEqual(fields)
})
