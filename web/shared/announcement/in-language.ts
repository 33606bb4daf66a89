import type { Locale } from '#web/i18n/locale.ts'

export type AnnouncementWords = {
  readonly title: string
  readonly title_es: string
  readonly text: string
  readonly text_es: string
}

/** In the reader's language, or in the other one where nobody has written it. */
export function inLanguage({ title, title_es, text, text_es }: AnnouncementWords, locale: Locale) {
  const isSpanish = locale === 'es' ? Boolean(title_es || text_es) : !(title || text)
  return isSpanish
    ? { lang: 'es' as const, title: title_es || title, text: text_es || text }
    : { lang: 'en' as const, title: title || title_es, text: text || text_es }
}
