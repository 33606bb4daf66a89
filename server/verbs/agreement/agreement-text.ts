import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locale } from '#domain/errors.ts'

/** The version that people sign now. Former versions stay in the folder: signatures name them. */
export const currentVersion = '2026-11'

const read = (locale: Locale) =>
  readFileSync(new URL(`./texts/${currentVersion}.${locale}.md`, import.meta.url), 'utf8')

const texts: Record<Locale, string> = { en: read('en'), es: read('es') }

export const agreementText = (locale: Locale) => texts[locale]

/** Covers both languages: whoever signs agrees to the same thing in each. */
export const agreementHash = createHash('sha256').update(texts.en).update('\0').update(texts.es).digest('hex')
