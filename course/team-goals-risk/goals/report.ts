import { dayText } from '#course/shared/days.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { chosenIn, goalsOf, objectivesOf } from './goals.ts'
import { roadmapPicture } from './roadmap-picture.ts'
import { words } from './words.ts'

/** The roadmap, and below it every goal with its objectives, their days and what is done for them. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const goals = goalsOf(plan)
  if (goals.length === 0) return []
  const drawn = roadmapPicture(plan, locale)
  const all = objectivesOf(plan)
  const picture: Block[] = []
  if (drawn && drawn.marks.length > 0) {
    const { width, height, label, shapes } = drawn
    picture.push({ kind: 'picture', picture: { width, height, label, shapes } })
  }
  return [
    ...picture,
    ...goals.flatMap((goal): Block[] => {
      const rows = all
        .filter((one) => one.goal.id === goal.id)
        .map((one) => [
          String(one.number),
          isBlank(one.title) ? '–' : one.title,
          dayText(one.date, locale) || '–',
          chosenIn(plan, one).join('\n') || '–',
        ])
      return [
        { kind: 'heading', text: isBlank(goal.title) ? text.nameless : goal.title },
        ...(rows.length > 0 ? [{ kind: 'table', head: text.head, rows } as const] : []),
      ]
    }),
  ]
}
