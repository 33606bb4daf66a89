import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { summaryWords } from './summary-words.ts'

/** The words of this screen, and how it writes a day, in the page's language. */
export function useWords() {
  const locale = useLocale()
  return { words: summaryWords[locale], day: (moment: string) => longDay(moment, locale) }
}
