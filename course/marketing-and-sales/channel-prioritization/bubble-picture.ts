import { scoreChart } from '#course/shared/scores/score-chart.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import type { Picture } from '#domain/report/picture.ts'
import { calledIn, ranked, type Scored } from './scores.ts'
import { words } from './words.ts'

const frame = { side: 210, edge: 22, left: 18 }

/** The channels to one segment between easy for the team and good for the customers: two scores each. */
export function bubblePicture(all: readonly Scored[], segment: string, locale: ReportLocale): Picture {
  const text = words[locale]
  const weighed = all.filter(({ mean }) => mean !== null)
  const bubbles = weighed.map(({ number, isChosen, scores }) => {
    const { reach, cost, ease, trust } = scores
    return { number, isChosen, across: half(cost, ease), up: half(reach, trust) }
  })
  return {
    ...scoreChart(
      bubbles,
      frame,
      { across: text.forUs, up: text.forThem },
      text.chartAbout(segment, weighed.length),
    ),
    twin: ranked(weighed).map((one) => ({
      depth: 0,
      text: text.line(calledIn(one, locale), text.mean(one.mean ?? 0), one.isChosen),
    })),
  }
}

const half = (one: number | null, other: number | null) => ((one ?? 0) + (other ?? 0)) / 2
