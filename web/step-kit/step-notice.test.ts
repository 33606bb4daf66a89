import { expect, test } from 'vitest'
import { stepNotice } from './step-notice.ts'

const team = { isEditable: true, isMentor: false, hasMentor: true, review: undefined }
const approved = { validated: true, withdrawn: false }

test('readers are told whether they may comment', () => {
  expect(stepNotice({ ...team, isEditable: false, isMentor: true })).toBe('step.readOnly')
  expect(stepNotice({ ...team, isEditable: false })).toBe('step.onlyRead')
})

test('an approved module names the mentor only where there is one', () => {
  expect(stepNotice({ ...team, review: approved })).toBe('step.approvedNotice')
  expect(stepNotice({ ...team, review: approved, hasMentor: false })).toBe('step.approvedAlone')
})

test('a withdrawn approval is told, and an open module says nothing', () => {
  expect(stepNotice({ ...team, review: { validated: false, withdrawn: true } })).toBe('step.withdrawnNotice')
  expect(stepNotice(team)).toBeNull()
})
