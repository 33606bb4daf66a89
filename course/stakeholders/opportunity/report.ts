import type { RoomReport } from '#course/contract/report.ts'
import { barsPicture, signed } from './bars-picture.ts'
import { barsOf, isCompared } from './opportunity.ts'
import { reportWords } from './report-words.ts'

/** The gaps as bars, those that the team builds on with their reasons, and both texts that came of them. */
export const report: RoomReport = (plan, locale, { facts }) => {
  const text = reportWords[locale]
  const bars = barsOf(plan)
  const chosen = bars.filter(({ isChosen }) => isChosen)
  const told = (score: number | null) => (score === null ? '–' : String(score))
  const twin = bars.map(({ name, best, own, gap }) => ({
    depth: 0,
    text: text.row(name, told(best), told(own), gap === null ? '–' : signed(gap)),
  }))
  const picture = { ...barsPicture(bars, locale, text.label(bars.length)), twin }
  const reasons = chosen.map(({ name, reason }) => [name, reason || '–'])
  return [
    ...(isCompared(bars) ? [{ kind: 'picture', picture } as const] : []),
    ...(reasons.length > 0 ? [{ kind: 'table', head: text.head, rows: reasons } as const] : []),
    ...facts('opportunity', 'solutionStatement'),
  ]
}
