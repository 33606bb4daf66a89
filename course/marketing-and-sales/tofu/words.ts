import { stageWords } from '#course/marketing-and-sales/shared/stage-words.ts'

export const words = stageWords.tofu
