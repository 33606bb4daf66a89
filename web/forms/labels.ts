import type { Locale } from '#domain/errors.ts'
import type { Choice } from '#domain/fields.ts'
import { plainText } from '#domain/text.ts'

/** A stored value as the reader calls it; what people typed themselves stays as it is. */
export function labelOf(options: readonly Choice[], value: string, locale: Locale): string {
  return options.find((option) => option.value === value)?.[locale] ?? value
}

/** What is stored for a label that was chosen or typed, in whichever language it was written. */
export function storedValue(options: readonly Choice[], typed: string): string {
  const wanted = fold(typed)
  return (
    options.find(({ value, en, es }) => [value, en, es].some((each) => fold(each) === wanted))?.value ??
    typed.trim()
  )
}

const fold = (text: string) => plainText(text).trim()
