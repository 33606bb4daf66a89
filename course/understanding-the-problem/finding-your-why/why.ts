import { chosenActivities } from '#course/shared/activities.ts'
import type { Built } from '#course/understanding-the-problem/shared/basis.ts'
import { type Gap, isBlank } from '#domain/plan/messages.ts'
import { answer, answers, businessOf, type InputRecord, type PlanData } from '#domain/plan/plan-data.ts'

export const longestMission = 250
export const mostEntries = 5
const step = 'finding-your-why'

export const rings = ['why', 'how', 'what'] as const
export type Ring = (typeof rings)[number]

export type Why = {
  readonly story: string
  readonly contribution: string
  readonly impact: string
  readonly how: readonly InputRecord[]
  readonly what: readonly InputRecord[]
  readonly mission: string
  readonly vision: string
}

export function whyOf(plan: PlanData): Why {
  const value = (key: string) => answer(plan, 'one', step, key)?.value ?? ''
  const list = (key: string) => answers(plan, 'one', step, key).filter((input) => !isBlank(input.value))
  const business = businessOf(plan)
  return {
    story: value('story'),
    contribution: value('contribution'),
    impact: value('impact'),
    how: list('how'),
    what: list('what'),
    mission: business?.missionStatement ?? '',
    vision: business?.visionStatement ?? '',
  }
}

/** The mission that both halves build. */
export const missionOf = ({ contribution, impact }: Why): Built => ({
  step,
  name: 'missionStatement',
  answers: [contribution, impact],
  isPartial: [contribution, impact].some(isBlank),
})

const messages = {
  leastHow: { en: 'Add at least one principle.', es: 'Agrega al menos un principio.' },
  leastWhat: { en: 'Add at least one offer.', es: 'Agrega al menos una oferta.' },
}

/** The two halves of the sentence lead to the mission; the step is complete without them once the mission stands. */
export function gaps(plan: PlanData): readonly Gap[] {
  const { how, what } = whyOf(plan)
  return [
    ...(how.length === 0 ? [{ field: 'how', message: messages.leastHow }] : []),
    ...(what.length === 0 ? [{ field: 'what', message: messages.leastWhat }] : []),
  ]
}

/** Rings that hold something. */
export function filledRings({
  story,
  contribution,
  impact,
  how,
  what,
}: Why): Readonly<Record<Ring, boolean>> {
  return {
    why: ![story, contribution, impact].some(isBlank),
    how: how.length > 0,
    what: what.length > 0,
  }
}

/** Names of chosen activities that are not on the list of offers yet. */
export function offerIdeas(plan: PlanData): readonly string[] {
  const taken = new Set(whyOf(plan).what.map((input) => input.value?.trim().toLowerCase()))
  return chosenActivities(plan).flatMap(({ name }) =>
    name && !taken.has(name.trim().toLowerCase()) ? [name] : [],
  )
}
