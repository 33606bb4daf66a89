import type { Block, SummaryPart } from '#domain/report/block.ts'
import { chartPicture } from './chart-picture.ts'
import { cardsOf, ranked } from './choice.ts'
import { reportWords } from './report-words.ts'

/** How the causes were weighed, and why some were chosen. */
export const report: SummaryPart = (plan, locale) => {
  const words = reportWords[locale]
  const cards = cardsOf(plan)
  const told = ranked(cards).filter(
    ({ feeds, change, isChosen }) => isChosen || (feeds !== null && change !== null),
  )
  if (told.length === 0) return []
  const isWeighed = cards.some(({ feeds, change }) => feeds !== null && change !== null)
  const table: Block = {
    kind: 'table',
    head: words.head,
    rows: told.map(({ number, text, feeds, change, isChosen, reason }) => [
      String(number),
      text,
      feeds === null ? '–' : String(feeds),
      change === null ? '–' : String(change),
      isChosen ? words.chosen(reason.trim()) : '–',
    ]),
  }
  return isWeighed ? [{ kind: 'picture', picture: chartPicture(cards, locale, words.label) }, table] : [table]
}
