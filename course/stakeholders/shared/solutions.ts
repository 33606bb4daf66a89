import { chosenActivities } from '#course/shared/activities.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import { solutionKinds } from '#domain/options/stakeholders.ts'
import { answer, answers, type InputRecord, type PlanData } from '#domain/plan/plan-data.ts'
import { remembered, rememberedWith } from '#domain/remembered.ts'

export type SolutionKind = ValueIn<typeof solutionKinds>

/** Scores from 0 to 5 by the id of a chosen activity. */
export type Scores = Readonly<Record<string, number>>

/** Somebody, or a habit, by which people help themselves with the problem today. */
export type Solution = {
  readonly id: string
  readonly name: string
  readonly kind: SolutionKind | null
  readonly does: string
  readonly scores: Scores
}

const step = 'map-current-solutions'
const written = /^(.+):([0-5])$/

type Axes = ReturnType<typeof chosenActivities>

/** What stands as `{activityId}:{score}`. What was said of activities that are no longer chosen does not count. */
function scoresIn({ valueArr }: InputRecord, axes: Axes): Scores {
  const ids = new Set(axes.map(({ _id }) => _id))
  const pairs = (valueArr ?? []).flatMap((one) => {
    const [, id = '', score] = written.exec(one) ?? []
    return ids.has(id) ? [[id, Number(score)] as const] : []
  })
  return Object.fromEntries(pairs)
}

/** As they are stored, after one of them changed; null takes it away. */
export function withScore(scores: Scores, activity: string, score: number | null): string[] {
  const others = Object.entries(scores).filter(([id]) => id !== activity)
  const all = score === null ? others : [...others, [activity, score] as const]
  return all.map(([id, one]) => `${id}:${one}`)
}

const kindOf = (name: string | null | undefined) =>
  solutionKinds.find(({ value }) => value === name)?.value ?? null

/** The same record gives the same solution, so that a card is drawn again only for its own sake. */
const solutionOf = rememberedWith(
  (input: InputRecord, axes: Axes): Solution => ({
    id: input._id,
    name: input.value?.trim() ?? '',
    kind: kindOf(input.groupName),
    does: input.description?.trim() ?? '',
    scores: scoresIn(input, axes),
  }),
)

/** All in the order in which they were found, behind the first habit: what people do when nobody helps. */
export const solutionsOf = remembered((plan: PlanData): readonly Solution[] => {
  const axes = chosenActivities(plan)
  const all = answers(plan, 'three', step, 'solution').map((input) => solutionOf(input, axes))
  const habit = all.find(({ kind }) => kind === 'habit')
  return habit ? [habit, ...all.filter((one) => one !== habit)] : all
})

/** What the own plan shall reach. */
export const ownScores = remembered((plan: PlanData): Scores => {
  const own = answer(plan, 'three', step, 'own')
  return own ? scoresIn(own, chosenActivities(plan)) : {}
})
