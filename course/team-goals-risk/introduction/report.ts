import { dayNumber, dayText } from '#course/shared/days.ts'
import { withoutEnd } from '#course/shared/sentence.ts'
import { membersOf } from '#course/shared/team.ts'
import { coverageOf } from '#course/team-goals-risk/shared/coverage.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { reportWords } from './report-words.ts'

/** The module in one paragraph: how much of the work has somebody, the goals, and what is due first. */
export const report: SummaryPart = (plan, locale) => {
  const words = reportWords[locale]
  const work = coverageOf(plan)
  const covered = work.filter(({ led }) => led.length > 0)
  const leaders = new Set(covered.flatMap(({ led }) => led)).size
  const goals = (plan.goal ?? []).filter(({ title }) => !isBlank(title))
  const [first] = goals
    .flatMap(({ objectives }) => objectives ?? [])
    .flatMap((one) => (one && !isBlank(one.title) && dayNumber(one.date) !== null ? [one] : []))
    .sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
  const said = [
    membersOf(plan).length > 0 && covered.length > 0 ? words.team(leaders, covered.length, work.length) : '',
    goals.length > 0 ? words.goals(goals.map(({ title }) => withoutEnd(title ?? ''))) : '',
    first ? words.next(withoutEnd(first.title ?? ''), dayText(first.date, locale)) : '',
  ].filter(Boolean)
  return said.length === 0
    ? []
    : [
        { kind: 'heading', text: words.title },
        { kind: 'text', text: said.join(' '), tone: 'lead' },
      ]
}
