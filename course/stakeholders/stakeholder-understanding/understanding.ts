import { byWeight, isPowerful } from '#course/stakeholders/shared/power-interest.ts'
import {
  nameGaps,
  type Position,
  type Stakeholder,
  stakeholdersOf,
} from '#course/stakeholders/shared/stakeholders.ts'
import { positions } from '#domain/options/stakeholders.ts'
import { type Gap, requiredGap } from '#domain/plan/messages.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'

export const step = 'stakeholder-understanding'

/** What was found out about somebody: a want to meet, a worry to take seriously. */
export const noteOf = (plan: PlanData, key: 'wants' | 'worries', id: string): string =>
  answer(plan, 'three', step, key, id)?.value ?? ''

/** How many stand where, and how many have said nothing yet. */
export function countsOf(stakeholders: readonly Stakeholder[]) {
  const count = (position: Position | null) => stakeholders.filter((one) => one.position === position).length
  return {
    positions: positions.map(({ value }) => ({ position: value as Position, count: count(value) })),
    open: count(null),
  }
}

/**
 * The deck as it lay when the screen was opened, heaviest first; who comes later lies at its end. Nobody is moved under
 * the hand of who writes.
 */
export function deckOf(
  stakeholders: readonly Stakeholder[],
  before: readonly string[],
  firstId: (id: string) => string,
): readonly Stakeholder[] {
  const places = new Map(before.map((id, place) => [id, place]))
  const placeOf = ({ id }: Stakeholder) => places.get(firstId(id)) ?? before.length
  return byWeight(stakeholders).toSorted((one, other) => placeOf(one) - placeOf(other))
}

const nobody = {
  en: 'First write down your stakeholders.',
  es: 'Primero anota a tus actores.',
}

export function gaps(plan: PlanData): readonly Gap[] {
  const stakeholders = stakeholdersOf(plan)
  if (stakeholders.length === 0) return [{ field: 'stakeholders', message: nobody }]
  return [
    ...nameGaps(stakeholders),
    ...byWeight(stakeholders).flatMap((one) => [
      ...requiredGap(`position:${one.id}`, one.position),
      ...(isPowerful(one) ? requiredGap(`wants:${one.id}`, noteOf(plan, 'wants', one.id)) : []),
    ]),
  ]
}
