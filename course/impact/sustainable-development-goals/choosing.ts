import { activeGoals, type Goal } from '#course/impact/shared/goals.ts'
import { withoutEnd } from '#course/shared/sentence.ts'
import { type Gap, isBlank } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

/** More than these are no choice any more. */
export const mostGoals = 5
const shortest = 20

/** A goal that is taken up comes last among the chosen; one that is let go keeps its words. */
export function switched(goals: readonly Goal[], index: number): readonly Goal[] {
  const goal = goals.find((one) => one.index === index)
  if (!goal) return goals
  const others = goals.filter((one) => one !== goal)
  const chosen = others.filter(({ active }) => active)
  const rest = others.filter(({ active }) => !active)
  const turned = { ...goal, active: !goal.active }
  if (turned.active) return [...chosen, turned, ...rest]
  return [...chosen, ...[...rest, turned].sort((one, other) => one.index - other.index)]
}

/** The chosen goal at a place among the chosen stands at another one. */
export function moved(goals: readonly Goal[], from: number, to: number): readonly Goal[] {
  const chosen = goals.filter(({ active }) => active)
  const goal = chosen[from]
  if (!goal || to < 0 || to >= chosen.length) return goals
  return [...chosen.toSpliced(from, 1).toSpliced(to, 0, goal), ...goals.filter(({ active }) => !active)]
}

export const described = (goals: readonly Goal[], index: number, description: string): readonly Goal[] =>
  goals.map((goal) => (goal.index === index ? { ...goal, description } : goal))

/** A contribution with one more sentence, each with one full stop. */
export function withSentence(description: string, sentence: string): string {
  const before = description.trim()
  const end = before === '' || /[.!?…]$/.test(before) ? '' : '.'
  return `${before}${end} ${withoutEnd(sentence)}.`.trim()
}

export function gaps(plan: PlanData): readonly Gap[] {
  const chosen = activeGoals(plan)
  if (chosen.length === 0) return [{ field: 'sdgs', message: 'selectOne' }]
  return chosen.flatMap(({ index, description }): Gap[] => {
    const field = `sdg:${index}`
    if (isBlank(description)) return [{ field, message: 'required' }]
    if (description.trim().length >= shortest) return []
    return [{ field, message: 'tooShort', values: { n: shortest } }]
  })
}
