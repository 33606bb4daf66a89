import { expect, test } from 'vitest'
import { type ModuleCell, moduleCell } from './module-cell.ts'
import { noReview, type ReviewFlags } from './review.ts'

const now = new Date('2026-11-16T12:00:00Z')
const asked: Partial<ReviewFlags> = { review_request: true, request_count: 1 }

test.each<[string, Partial<ReviewFlags>, boolean, string | null, ModuleCell]>([
  ['a module that is open', {}, true, null, { state: 'open', days: null, isLate: false }],
  ['one that opens later', {}, false, null, { state: 'closed', days: null, isLate: false }],
  [
    'a request within the promise',
    asked,
    true,
    '2026-11-10T12:00:00Z',
    { state: 'waiting', days: 6, isLate: false },
  ],
  ['a request beyond it', asked, true, '2026-11-09T12:00:00Z', { state: 'waiting', days: 7, isLate: true }],
  [
    'an approval, however old',
    { ...asked, finished: true, validated: true },
    true,
    '2026-10-01T12:00:00Z',
    { state: 'approved', days: 46, isLate: false },
  ],
  [
    'what came back',
    { request_count: 1 },
    true,
    '2026-11-16T11:00:00Z',
    { state: 'sentBack', days: 0, isLate: false },
  ],
  [
    'an approval that was taken back',
    { request_count: 1, withdrawn: true },
    true,
    null,
    { state: 'sentBack', days: null, isLate: false },
  ],
])('%s', (_, flags, isOpen, since, cell) => {
  expect(moduleCell({ ...noReview, ...flags }, isOpen, since, 7, now)).toEqual(cell)
})
