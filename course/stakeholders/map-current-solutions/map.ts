import { chosenActivities, leastActivities, threeActivities } from '#course/shared/activities.ts'
import { ownScores, type Scores, type Solution, solutionsOf } from '#course/stakeholders/shared/solutions.ts'
import { type Gap, requiredGap } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'
import type { Drawing } from './radar.ts'

export const step = 'map-current-solutions'
export const leastSolutions = 3
/** What the own plan is called where solutions go by their ids. */
export const own = 'own'

/** An activity by which solutions are compared, under its number. */
export type Axis = { readonly id: string; readonly number: number; readonly name: string }

export const axesOf = remembered((plan: PlanData): readonly Axis[] =>
  chosenActivities(plan).map(({ _id, name }, index) => ({
    id: _id,
    number: index + 1,
    name: name?.trim() ?? '',
  })),
)

const isScored = (axes: readonly Axis[], scores: Scores) => axes.every(({ id }) => scores[id] !== undefined)

const messages = {
  leastSolutions: {
    en: 'Add at least {n} solutions.',
    es: 'Agrega al menos {n} soluciones.',
  },
}

/** Three whole solutions are enough: what a further one lacks holds nobody up. */
export function gaps(plan: PlanData): readonly Gap[] {
  const axes = axesOf(plan)
  if (axes.length < leastActivities) return [{ field: 'activities', message: threeActivities }]
  const solutions = solutionsOf(plan)
  const lacking = solutions.map((solution) => solutionGaps(axes, solution))
  const isEnough = lacking.filter(({ length }) => length === 0).length >= leastSolutions
  const few: Gap[] =
    solutions.length < leastSolutions
      ? [{ field: 'solutions', message: messages.leastSolutions, values: { n: leastSolutions } }]
      : []
  return [
    ...(isEnough ? [] : [...few, ...lacking.flat()]),
    ...(isScored(axes, ownScores(plan)) ? [] : [{ field: own, message: 'required' } as const]),
  ]
}

function solutionGaps(axes: readonly Axis[], { id, name, kind, does, scores }: Solution): readonly Gap[] {
  return [
    ...requiredGap(`solution:${id}`, name),
    ...requiredGap(`solution.groupName:${id}`, kind),
    ...requiredGap(`solution.description:${id}`, does),
    ...(isScored(axes, scores) ? [] : [{ field: `solution.valueArr:${id}`, message: 'required' } as const]),
  ]
}

/** Stakeholders who were taken over from a solution go with it. */
export const takenOver = (plan: PlanData, solution: string): number =>
  (plan.input ?? []).filter(
    ({ parent, stepKey }) => parent === solution && stepKey === 'identify-stakeholders',
  ).length

/** The first number is kept for what people do by themselves, also while nobody has written about it. */
export const firstNumber = (plan: PlanData) => (solutionsOf(plan)[0]?.kind === 'habit' ? 1 : 2)

/** All that the radar draws: the solutions under their numbers, and the own plan on top. */
export function drawingsOf(plan: PlanData, ownName: string): readonly Drawing[] {
  const first = firstNumber(plan)
  const solutions = solutionsOf(plan).map(({ id, name, scores }, index) => ({
    id,
    number: first + index,
    name,
    scores,
  }))
  return [...solutions, { id: own, number: null, name: ownName, scores: ownScores(plan) }]
}
