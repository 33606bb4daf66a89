import type { Locale } from './locale.ts'

export type Values = Readonly<Record<string, string | number>>

/** The texts of one language: looked up by dotted keys, filled in, and in the right number. */
export type Texts = {
  readonly t: (key: string, values?: Values) => string
}

export function createTexts(locale: Locale, texts: object): Texts {
  const known = new Map<string, string>()
  const plural = new Intl.PluralRules(locale)
  flatten(texts, '', known)
  return {
    t: (key, values = {}) => {
      const count = values.count
      const numbered = typeof count === 'number' ? known.get(`${key}_${plural.select(count)}`) : undefined
      // A language may have a third form (Spanish millions); the general one serves for it.
      const text = numbered ?? known.get(key) ?? known.get(`${key}_other`) ?? key
      return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
    },
  }
}

function flatten(texts: object, prefix: string, into: Map<string, string>): void {
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'string') into.set(prefix + name, value)
    else flatten(value as object, `${prefix}${name}.`, into)
  }
}
