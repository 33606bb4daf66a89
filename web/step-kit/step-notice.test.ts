import { expect, test } from 'vitest'
import {
  approved as approve,
  noReview,
  type ReviewFlags,
  requested,
  sentBack,
  validationWithdrawn,
} from '#domain/progress/review.ts'
import { stepNotice } from './step-notice.ts'

const after = (...moves: ((flags: ReviewFlags) => ReviewFlags)[]) =>
  moves.reduce((flags, move) => move(flags), noReview)

const team = { isEditable: true, isMentor: false, hasMentor: true, review: undefined, isSummary: false }
const approved = after(requested, approve)

test('readers are told whether they may comment', () => {
  expect(stepNotice({ ...team, isEditable: false, isMentor: true })).toBe('step.readOnly')
  expect(stepNotice({ ...team, isEditable: false })).toBe('step.onlyRead')
})

test('an approved module names the mentor only where there is one', () => {
  expect(stepNotice({ ...team, review: approved })).toBe('step.approvedNotice')
  expect(stepNotice({ ...team, review: approved, hasMentor: false })).toBe('step.approvedAlone')
})

test('a withdrawn approval is told, and an open module says nothing', () => {
  expect(stepNotice({ ...team, review: after(requested, approve, validationWithdrawn) })).toBe(
    'step.withdrawnNotice',
  )
  expect(stepNotice(team)).toBeNull()
})

test('what came back is said on every step, also where an earlier approval stands', () => {
  expect(stepNotice({ ...team, review: after(requested, sentBack) })).toBe('step.sentBackNotice')
  expect(stepNotice({ ...team, review: after(requested, approve, requested, sentBack) })).toBe(
    'step.sentBackNotice',
  )
  expect(stepNotice({ ...team, review: after(requested, sentBack), isSummary: true })).toBeNull()
})
