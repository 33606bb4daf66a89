import { useLocale } from '#web/i18n/text.tsx'
import { words } from './words.ts'

/** The words of this page, and how it writes a day, in the page's language. */
export function useWords() {
  const locale = useLocale()
  const long = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
  return {
    locale,
    words: words[locale],
    day: (moment: string) => long.format(new Date(moment)),
    shortDay: (moment: string | Date) => short.format(new Date(moment)),
  }
}
