import { useLocale } from '#web/i18n/text.tsx'
import { reviewWords } from './review-words.ts'

/** The words of the review, and how it writes a day, in the page's language. */
export function useReviewWords() {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  return { words: reviewWords[locale], locale, day: (moment: string) => format.format(new Date(moment)) }
}
