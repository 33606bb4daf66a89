import { fitWords } from '#course/customers/shared/fit-words.ts'

export const words = fitWords.gain
