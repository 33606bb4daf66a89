import type { Locale } from '#domain/errors.ts'
import type { Choice } from '#domain/fields.ts'
import { plainText } from '#domain/text.ts'
import { labelOf, storedValue } from './labels.ts'

/** One line of a list in which people may also write their own words. */
export type ListEntry = { readonly kind: 'option' | 'own'; readonly value: string; readonly label: string }

/** Each typed word begins a word of the text, whatever the case and the accents. */
export function matchesTyped(text: string, typed: string): boolean {
  const words = wordsOf(text)
  return wordsOf(typed).every((begun) => words.some((word) => word.startsWith(begun)))
}

/**
 * The options that fit what is typed, in whichever language it is typed, without those already chosen. Own words come
 * last, as an entry that says so: nobody adds one by mistake for an option.
 */
export function listEntries(
  options: readonly Choice[],
  chosen: readonly string[],
  typed: string,
  locale: Locale,
): readonly ListEntry[] {
  const found = options
    .filter(({ value, en, es }) => !chosen.includes(value) && matchesTyped(`${en} ${es}`, typed))
    .map(({ value, [locale]: label }) => ({ kind: 'option', value, label }) as const)
  const begins = found.filter(({ label }) => plainText(label).startsWith(plainText(typed).trim()))
  const own = ownWord(options, chosen, typed)
  return [
    ...begins,
    ...found.filter((entry) => !begins.includes(entry)),
    ...(own === null ? [] : [{ kind: 'own', value: own, label: own } as const]),
  ]
}

/** The option that somebody typed in full, if it is one. */
export function exactOption(options: readonly Choice[], typed: string): string | null {
  const stored = storedValue(options, typed)
  return options.some(({ value }) => value === stored) ? stored : null
}

function ownWord(options: readonly Choice[], chosen: readonly string[], typed: string): string | null {
  const word = typed.trim().replace(/\s+/gu, ' ')
  if (word === '' || exactOption(options, word) !== null) return null
  const isChosen = chosen.some((value) =>
    [value, labelOf(options, value, 'en'), labelOf(options, value, 'es')].some(
      (each) => plainText(each) === plainText(word),
    ),
  )
  return isChosen ? null : word
}

const wordsOf = (text: string) => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []
