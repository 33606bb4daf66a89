import { text } from '#domain/fields.ts'

/** What a reviewer writes with an answer. */
export const reviewAnswerFields = { message: text(2000) } as const
