import { en } from './words.en.ts'
import { es } from './words.es.ts'

export type { WorkbookWords } from './words.en.ts'
export const workbookWords = { en, es } as const
