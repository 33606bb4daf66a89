import type { Label } from './field.ts'

type Words = Readonly<Record<'en' | 'es', object>>

/** What the words of a room say under a label, in both languages; undefined where they say nothing. */
export function wordsAt(words: Words, label: Label): { en: string; es: string } | undefined {
  const [en, es] = [inside(words.en, label), inside(words.es, label)]
  return en === undefined || es === undefined ? undefined : { en, es }
}

function inside(words: object, label: Label): string | undefined {
  let found: unknown = words
  for (const name of label.split('.'))
    found = (found as Readonly<Record<string, unknown>> | undefined)?.[name]
  return typeof found === 'string' ? found : undefined
}
