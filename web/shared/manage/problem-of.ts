import type { CombinedError } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import type { Locale } from '#web/i18n/locale.ts'

export const unreachable = {
  en: 'You may be offline. Nothing was changed. Try again when the line is back.',
  es: 'Puede que no tengas conexión. No se cambió nada. Inténtalo otra vez cuando vuelva.',
} as const

/** Why nothing was changed: in the server's words, or because nobody answered. */
export const problemOf = (error: Pick<CombinedError, 'graphQLErrors'> | undefined, locale: Locale): string =>
  (error && refusalOf(error).message) || unreachable[locale]
