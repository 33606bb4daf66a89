import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Choice } from '#domain/fields.ts'
import * as customers from '#domain/options/customers.ts'
import * as finance from '#domain/options/finance.ts'
import * as products from '#domain/options/products.ts'
import { shippedSteps } from '#server/content/course-texts.ts'
import appEn from '#web/i18n/en.json' with { type: 'json' }
import appEs from '#web/i18n/es.json' with { type: 'json' }
import type { PlacedRoom } from './all-rooms.ts'

/** What can be said on the pages of a room, by language. */
export type RoomWords = { readonly en: ReadonlySet<string>; readonly es: ReadonlySet<string> }

export async function wordsOf({ module, room }: PlacedRoom): Promise<RoomWords> {
  const own = (await room.words?.())?.words ?? { en: {}, es: {} }
  const steps = shippedSteps(module.id)
  return {
    en: new Set(stringsIn([own.en, appEn, steps.map(({ title, intro }) => [title, intro])])),
    es: new Set(stringsIn([own.es, appEs, steps.map(({ title_es, intro_es }) => [title_es, intro_es])])),
  }
}

const fixtures = join(import.meta.dirname, '../../web/catalogue/fixtures')
/** The people around a scene have the same names in every language. */
const around = readdirSync(fixtures)
  .map((file) => readFileSync(join(fixtures, file), 'utf8'))
  .join('\n')

/** The plans of the two pages share no text: what stands on both is not translated. */
export function mixedWords(words: RoomWords, en: readonly string[], es: readonly string[]): string[] {
  const isEnglish = (text: string) => words.en.has(text) && !words.es.has(text)
  const isSpanish = (text: string) => words.es.has(text) && !words.en.has(text)
  const isSame = (text: string) =>
    words.en.has(text) ||
    withoutSmallLetters.test(text) ||
    around.includes(text) ||
    sameOptions.has(text) ||
    months.has(text)
  return [
    ...es.filter(isEnglish).map((text) => `English on the Spanish page: ${text}`),
    ...en.filter(isSpanish).map((text) => `Spanish on the English page: ${text}`),
    ...en.filter((text) => es.includes(text) && !isSame(text)).map((text) => `on both pages: ${text}`),
  ]
}

/** What a customer, a product or an amount may be that is the same word in both languages. */
const sameOptions = new Set(
  [customers, products, finance]
    .flatMap((lists): readonly (readonly Choice[])[] => Object.values(lists))
    .flatMap((choices) => choices.filter(({ en, es }) => en === es).map(({ en }) => en)),
)

/** Months that are short for the same in both languages. */
const months = new Set(
  Array.from({ length: 12 }, (_, month) => {
    const name = new Intl.DateTimeFormat('es', { month: 'short', timeZone: 'UTC' }).format(
      Date.UTC(2027, month),
    )
    return name.charAt(0).toUpperCase() + name.slice(1)
  }),
)

/** Initials, numbers and codes such as B2C. */
const withoutSmallLetters = /^\P{Ll}*$/u

export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
