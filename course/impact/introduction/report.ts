import { activeGoals, goalTitle } from '#course/impact/shared/goals.ts'
import { indicatorsOf } from '#course/impact/shared/indicators.ts'
import { figures } from '#domain/figures.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { reportWords } from './report-words.ts'

/** The module in one paragraph: the goals, how much is measured, and the first number with where it shall go. */
export const report: SummaryPart = (plan, locale) => {
  const words = reportWords[locale]
  const goals = activeGoals(plan)
  const indicators = indicatorsOf(plan)
  const known = indicators.find(({ baseline, target }) => baseline !== null && target !== null)
  const number = (value: number | null) => figures(value ?? 0, locale)
  const said = [
    goals.length > 0
      ? words.goals(goals.map(({ index }) => words.goal(index, goalTitle(index, locale))))
      : '',
    indicators.length > 0
      ? words.measure(indicators.length, new Set(indicators.map(({ activity }) => activity)).size)
      : '',
    known ? words.first(known.kpi, number(known.baseline), number(known.target)) : '',
  ].filter(Boolean)
  return said.length === 0
    ? []
    : [
        { kind: 'heading', text: words.title },
        { kind: 'text', text: said.join(' '), tone: 'lead' },
      ]
}
