import type { Block, SummaryPart } from '#domain/report/block.ts'
import { chartPicture } from './chart-picture.ts'
import { cardsOf, ranked, weightOf } from './choice.ts'
import { reportWords } from './report-words.ts'

/** How the causes were weighed, and why some were chosen. */
export const report: SummaryPart = (plan, locale) => {
  const words = reportWords[locale]
  const cards = cardsOf(plan)
  const told = ranked(cards).filter((card) => card.isChosen || weightOf(card) !== null)
  if (told.length === 0) return []
  const isWeighed = told.some((card) => weightOf(card) !== null)
  const table: Block = {
    kind: 'table',
    head: words.head,
    rows: told.map(({ number, text, feeds, change, isChosen, reason }) => [
      String(number),
      text,
      String(feeds ?? '–'),
      String(change ?? '–'),
      isChosen ? words.chosen(reason.trim()) : '–',
    ]),
  }
  return isWeighed ? [{ kind: 'picture', picture: chartPicture(cards, locale, words.label) }, table] : [table]
}
