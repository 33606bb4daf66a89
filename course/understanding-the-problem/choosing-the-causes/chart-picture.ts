import { scoreChart } from '#course/shared/scores/score-chart.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import type { Picture } from '#domain/report/picture.ts'
import type { Card } from './choice.ts'
import { reportWords } from './report-words.ts'
import { words } from './words.ts'

const frame = { side: 202, edge: 29, left: 16 }

/** The weighed causes between "feeds the problem" and "can be changed". */
export function chartPicture(
  cards: readonly Card[],
  locale: ReportLocale,
  label: (weighed: number) => string,
): Picture {
  const weighed = cards.flatMap(({ number, isChosen, feeds: up, change: across }) =>
    up === null || across === null ? [] : [{ number, isChosen, up, across }],
  )
  const { feeds, change } = reportWords[locale]
  const names = { up: feeds, across: change, corner: words[locale].start }
  return scoreChart(weighed, frame, names, label(weighed.length))
}
