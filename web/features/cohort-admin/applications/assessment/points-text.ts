import type { Figures } from '#domain/programme/rubric.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { assessmentWords } from './words.ts'

/** '3.8', '3,8'. */
export const pointsText = (points: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(points)

/** 'from 3.2 to 4.4', or that all gave the same. */
export function spreadText({ lowest, highest }: Figures, locale: Locale): string {
  const [low, high] = [pointsText(lowest, locale), pointsText(highest, locale)]
  const text = assessmentWords[locale]
  return low === high ? text.same : text.spread(low, high)
}
