import { expect, test } from 'vitest'
import type { Gap } from '#domain/plan/messages.ts'
import { noReview } from '#domain/progress/review.ts'
import { stepStates } from './step-states.ts'

const gap = (message: Gap['message'], n = 0): Gap => ({ field: 'x', message, values: { n } })
const steps = [
  { slug: 'done', gaps: () => [] },
  {
    slug: 'open',
    gaps: () => [gap('required'), gap('required'), gap('atLeast', 2), gap('atLeast', 3), gap('max3')],
  },
  { slug: 'without a rule' },
  { slug: 'summary' },
]
const complete = (flags = noReview) => stepStates(steps, {}, flags, 'en').map((state) => state.isComplete)

test('a step is complete when it lacks nothing', () => {
  expect(complete().slice(0, 2)).toEqual([true, false])
})

test('what is missing is said once, and not more than three things', () => {
  expect(stepStates(steps, {}, noReview, 'es')[1]?.missing).toEqual([
    'Hay campos vacíos.',
    'Agrega al menos 2.',
    'Agrega al menos 3.',
  ])
})

test('an introduction that was not begun lacks nothing that could be filled in', () => {
  const [first] = stepStates(
    [{ slug: 'introduction', gaps: () => [gap('required')] }, { slug: 'summary' }],
    {},
    noReview,
    'en',
  )
  expect(first).toEqual({ slug: 'introduction', isComplete: false, missing: [] })
})

test('a step without a rule is complete with its module, and unknown before', () => {
  expect(complete()[2]).toBeNull()
  expect(complete({ ...noReview, finished: true })[2]).toBe(true)
})

test('the summary is complete once a review was asked for or given', () => {
  expect(complete()[3]).toBe(false)
  expect(complete({ ...noReview, review_request: true })[3]).toBe(true)
  expect(complete({ ...noReview, validated: true })[3]).toBe(true)
})
