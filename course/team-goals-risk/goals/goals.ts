import { dayNumber } from '#course/shared/days.ts'
import { allWork, sameWords } from '#course/team-goals-risk/shared/work.ts'
import { type Gap, isBlank } from '#domain/plan/messages.ts'
import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import { wordCount } from '#domain/text.ts'

export type Objective = {
  readonly title: string
  readonly activities: readonly string[]
  readonly date: string
}

export type Goal = {
  readonly id: string
  readonly title: string
  readonly objectives: readonly Objective[]
}

/** An objective in its goal. */
export type Placed = Objective & {
  readonly goal: Goal
  readonly place: number
  /** From 1, goal by goal: the same on card, line and list. */
  readonly number: number
}

export const longestTitle = 200
/** Of a goal. */
export const fewest = 2
export const most = 12
/** More goals than these are not remembered. */
export const manyGoals = 3

const objectiveOf = (one: NonNullable<RecordOf<'goal'>['objectives']>[number]): Objective => ({
  title: one?.title ?? '',
  activities: one?.activities ?? [],
  date: one?.date ?? '',
})

export const goalsOf = ({ goal = [] }: PlanData): readonly Goal[] =>
  goal.map(({ _id, title, objectives }) => ({
    id: _id,
    title: title ?? '',
    objectives: (objectives ?? []).map(objectiveOf),
  }))

export function objectivesOf(plan: PlanData): readonly Placed[] {
  const all = goalsOf(plan).flatMap((goal) =>
    goal.objectives.map((objective, place) => ({ ...objective, goal, place })),
  )
  return all.map((one, index) => ({ ...one, number: index + 1 }))
}

/** By their day; those without one at the end. */
export const byDay = (objectives: readonly Placed[]): readonly Placed[] =>
  objectives.toSorted(
    (one, other) =>
      (dayNumber(one.date) ?? Number.POSITIVE_INFINITY) -
        (dayNumber(other.date) ?? Number.POSITIVE_INFINITY) || one.number - other.number,
  )

/** What the plan still knows of the chosen activities, in the order of the plan. */
export const chosenIn = (plan: PlanData, { activities }: Objective): readonly string[] =>
  allWork(plan)
    .map(({ text }) => text)
    .filter((text) => activities.some((one) => sameWords(one, text)))

// A number may be written as a word.
const numberWords =
  /(?<!\p{L})(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|mitad)(?!\p{L})/iu
const fewestWords = 4

/** What a stranger can tell about an objective. */
export const checksOf = ({ title, date }: Objective) => ({
  clear: wordCount(title) >= fewestWords,
  number: /\p{N}/u.test(title) || numberWords.test(title),
  date: dayNumber(date) !== null,
})

export function isPast({ date }: Objective, today: string): boolean {
  const [day, now] = [dayNumber(date), dayNumber(today)]
  return day !== null && now !== null && day < now
}

const messages = {
  goal: { en: 'Add at least one goal.', es: 'Agrega al menos una meta.' },
  objectives: {
    en: 'Each goal needs at least {n} objectives.',
    es: 'Cada meta necesita al menos {n} objetivos.',
  },
}

export function gaps(plan: PlanData): readonly Gap[] {
  const goals = goalsOf(plan)
  if (goals.length === 0) return [{ field: 'goals', message: messages.goal }]
  return goals.flatMap(({ id, title, objectives }): Gap[] => [
    ...(isBlank(title) ? [{ field: `title:${id}`, message: 'required' } as const] : []),
    ...objectives.flatMap((objective, place) => objectiveGaps(plan, objective, `${id}.${place}`)),
    ...(objectives.length < fewest
      ? [{ field: `objectives:${id}`, message: messages.objectives, values: { n: fewest } }]
      : []),
  ])
}

function objectiveGaps(plan: PlanData, objective: Objective, at: string): Gap[] {
  return [
    ...(isBlank(objective.title) ? [{ field: `objective:${at}`, message: 'required' } as const] : []),
    ...(dayNumber(objective.date) === null ? [{ field: `date:${at}`, message: 'required' } as const] : []),
    ...(chosenIn(plan, objective).length === 0
      ? [{ field: `activities:${at}`, message: 'selectOne' } as const]
      : []),
  ]
}
