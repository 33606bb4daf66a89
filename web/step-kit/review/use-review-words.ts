import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { reviewWords } from './review-words.ts'

/** The words of the review, and how it writes a day, in the page's language. */
export function useReviewWords() {
  const locale = useLocale()
  return { words: reviewWords[locale], locale, day: (moment: string) => longDay(moment, locale) }
}
