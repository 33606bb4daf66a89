import { expect, test } from 'vitest'
import {
  approved,
  noReview,
  type ReviewFlags,
  requested,
  reviewState,
  sentBack,
  validationWithdrawn,
} from '#domain/progress/review.ts'
import { stateOf } from '#web/features/home/modules.ts'
import { moduleState } from '#web/features/project-home/module-progress.ts'
import { namedState, stateOfReview } from './state-words.ts'

type Move = (flags: ReviewFlags) => ReviewFlags

const ways: [string, Move[]][] = [
  ['inReview', [requested]],
  ['sentBack', [requested, sentBack]],
  ['approved', [approved]],
  ['inReviewAgain', [requested, approved, requested]],
  ['sentBackAgain', [requested, approved, requested, sentBack]],
  ['withdrawn', [requested, approved, requested, sentBack, validationWithdrawn]],
]

test.each(ways)('%s is called the same at home, on the project’s home and on the summary', (word, moves) => {
  const flags = moves.reduce((before, move) => move(before), noReview)
  const review = reviewState(flags)
  const { validated } = flags
  const module = { id: '1', slug: 'one', number: 1, name: 'One', isUsable: true, start: null, hasBegun: true }
  const standing = {
    ...{ module: 'one', steps_done: 11, steps: 11, has_begun: true, review, validated, changed_steps: 0 },
    ...{ review_at: null, review_message: null },
  }
  expect(namedState(stateOf({ ...module, review, isApproved: validated }), validated)).toBe(word)
  expect(namedState(moduleState(true, standing), validated)).toBe(word)
  expect(namedState(stateOfReview(review) ?? '', validated)).toBe(word)
})
