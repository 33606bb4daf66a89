import { expect, test } from 'vitest'
import { matchWindow } from './match-window.ts'

const now = new Date('2027-03-10T12:00:00Z')
const dates = (start: string | null, end: string | null) => ({ matching_start: start, matching_end: end })

test('an open window says until when', () => {
  expect(matchWindow(dates('2027-03-01', '2027-03-20'), true, now)).toEqual({
    state: 'open',
    until: '2027-03-20',
  })
})

test.each([
  ['2027-03-11', '2027-03-20', { state: 'before', from: '2027-03-11' }],
  ['2027-03-01', '2027-03-10', { state: 'after', since: '2027-03-10' }],
  ['2027-03-01', '2027-03-20', { state: 'paused' }],
  [null, null, { state: 'paused' }],
])('closed from %s to %s is %o', (start, end, expected) => {
  expect(matchWindow(dates(start, end), false, now)).toEqual(expected)
})
