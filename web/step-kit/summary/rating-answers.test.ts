import { expect, test } from 'vitest'
import { reviewQuestions } from '#domain/programme/review-questions.ts'
import { blankRating, isAnswered, ratingAnswers } from './rating-answers.ts'

test('the first question is answered by a press or in words', () => {
  expect(isAnswered(blankRating)).toBe(false)
  expect(isAnswered(['', ' ', 'The tree', ''])).toBe(false)
  expect(isAnswered(['4', '', '', ''])).toBe(true)
  expect(isAnswered(['', 'Yes', '', ''])).toBe(true)
})

test.each([
  [
    ['4', 'It opened my eyes', '', 'More time'],
    ['4/5: It opened my eyes', '', 'More time'],
  ],
  [
    ['5', '', '', ''],
    ['5/5', '', ''],
  ],
  [
    ['', ' Yes ', 'The tree', ''],
    ['Yes', 'The tree', ''],
  ],
])('%j is stored as %j under the specified questions', (typed, stored) => {
  expect(ratingAnswers(typed)).toEqual(
    reviewQuestions.map((question, index) => ({ question, answer: stored[index] })),
  )
})
