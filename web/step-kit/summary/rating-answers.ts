import { isBlank } from '#domain/plan/messages.ts'
import { reviewQuestions } from '#domain/programme/review-questions.ts'

/** As it is typed: the place on the scale, then the words to each question. */
export const blankRating: readonly string[] = ['', ...reviewQuestions.map(() => '')]

export const isAnswered = ([scale, words]: readonly string[]) => !isBlank(scale) || !isBlank(words)

/** As it is stored, whatever language it was read in: '4/5: It opened my eyes'. */
export function ratingAnswers([scale = '', ...words]: readonly string[]) {
  return reviewQuestions.map((question, index) => {
    const answer = words[index]?.trim() ?? ''
    const parts = index === 0 && scale ? [`${scale}/5`, answer] : [answer]
    return { question, answer: parts.filter(Boolean).join(': ') }
  })
}
