import { useLocale } from '#web/i18n/text.tsx'
import { summaryWords } from './summary-words.ts'

/** The words of this screen, and how it writes a day, in the page's language. */
export function useWords() {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  return { words: summaryWords[locale], day: (moment: string) => format.format(new Date(moment)) }
}
