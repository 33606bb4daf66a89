import { expect, test } from 'vitest'
import { requestState } from './request-state.ts'

test.each([
  [null, true, false],
  ['asked', false, true],
  ['paused', false, true],
  ['declined', false, false],
  ['withdrawn', true, false],
  ['expired', true, false],
  ['closed', true, false],
  ['accepted', false, false],
])('after %s a mentor may ask: %s, take back: %s', (status, canAsk, canWithdraw) => {
  expect(requestState(status, 1)).toEqual({ status, canAsk, canWithdraw })
})

test('nobody asks without a free place', () => {
  expect(requestState(null, 0).canAsk).toBe(false)
})
