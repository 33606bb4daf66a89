import { needWords } from '#course/customers/shared/need-words.ts'

export const words = needWords.gain
