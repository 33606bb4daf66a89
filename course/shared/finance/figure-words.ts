import type { FigureName } from './figure-sorts.ts'
import { en } from './figure-words.en.ts'
import { es } from './figure-words.es.ts'

type Said = readonly [name: string, about: string]
export type FigureWords = Readonly<Record<FigureName, Said>>

/** What each calculated number is called, and what it means to somebody who has never kept books. */
export const figureWords: Readonly<Record<'en' | 'es', FigureWords>> = { en, es }
