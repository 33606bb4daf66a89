import { type Locale, locales } from './locale.ts'

/** Small words that one language has and the other has not; a text of some length is full of them. */
const smallWords: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    'the of and to in for with is are that this it from by on we our they have has not was their be at an or which who'.split(
      ' ',
    ),
  ),
  es: new Set(
    'de la que el en y los las del se por con una un para su sus es son como más pero este esta porque muy sin sobre también hay al lo'.split(
      ' ',
    ),
  ),
}

/** In a text, and in all texts of a plan together: how many small words make it certain. */
const enough = 2
const clearly = 3

function countsOf(text: string): Record<Locale, number> {
  const counts = { en: 0, es: 0 }
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    for (const locale of locales) if (smallWords[locale].has(word)) counts[locale] += 1
    if (/[ñáéíóú]/.test(word)) counts.es += 1
  }
  return counts
}

/** The language that a text is written in, where its words tell. */
export function languageOf(text: string): Locale | undefined {
  const counts = countsOf(text)
  const [other, most] = counts.en > counts.es ? (['es', 'en'] as const) : (['en', 'es'] as const)
  return counts[most] >= enough && counts[most] >= clearly * counts[other] ? most : undefined
}
