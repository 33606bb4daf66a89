import type { Announcement } from '#web/features/home/home-documents.ts'
import type { Locale } from '#web/i18n/locale.ts'

/** In the reader's language, or in the other one where nobody has written it. */
export function inLanguage({ title, title_es, text, text_es }: Announcement, locale: Locale) {
  const isSpanish = locale === 'es' ? Boolean(title_es || text_es) : !(title || text)
  return isSpanish
    ? { lang: 'es' as const, title: title_es || title, text: text_es || text }
    : { lang: 'en' as const, title: title || title_es, text: text || text_es }
}

/** Pinned first, then the newest. */
export function inOrder(announcements: readonly Announcement[]): readonly Announcement[] {
  return announcements.toSorted(
    (a, b) => Number(b.pinned) - Number(a.pinned) || b.visible_from.localeCompare(a.visible_from),
  )
}
