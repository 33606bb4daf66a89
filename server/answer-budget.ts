import { AppError } from '#domain/errors.ts'
import { largestAnswer } from '#server/limits.ts'

/** How much one request may still be given. What is asked for twice, under two names, is paid for twice. */
export type AnswerBudget = {
  readonly left: number
  readonly isSpent: boolean
  spend(bytes: number): void
}

export function answerBudget(): AnswerBudget {
  let left = largestAnswer
  return {
    get left() {
      return left
    },
    get isSpent() {
      return left < 0
    },
    spend(bytes) {
      left -= bytes
      if (left < 0) throw new AppError('BAD_USER_INPUT', { reason: 'queryTooLarge' })
    },
  }
}
