import {
  byWeight,
  isPowerful,
  type Quadrant,
  quadrantOf,
} from '#course/stakeholders/shared/power-interest.ts'
import { nameGaps, type Stakeholder, stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import { type Gap, isBlank, requiredGap } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'

/** The two arrows between the team and a stakeholder, and what will be done. */
export const parts = ['give', 'receive', 'plan'] as const

/** Those who need most care first. */
export const lanes = ['closely', 'satisfy', 'inform', 'monitor'] as const satisfies readonly Quadrant[]

/** Where nobody has much power, so many of the most interested need a plan. */
const leastAsked = 2

const asked = remembered((stakeholders: readonly Stakeholder[]): ReadonlySet<Stakeholder> => {
  const powerful = stakeholders.filter(isPowerful)
  if (powerful.length > 0) return new Set(powerful)
  const byInterest = stakeholders
    .filter(({ interest }) => interest !== null)
    .toSorted((one, other) => (other.interest ?? 0) - (one.interest ?? 0))
  return new Set(byInterest.slice(0, leastAsked))
})

/** Who needs a plan: everybody with power or, where nobody has any, the most interested. */
export const askedOf = (plan: PlanData): ReadonlySet<Stakeholder> => asked(stakeholdersOf(plan))

/** The stakeholders of each lane, the weightiest first, and those who are not on the grid yet. */
export const lanesOf = remembered((stakeholders: readonly Stakeholder[]) => {
  const placed = Map.groupBy(byWeight(stakeholders), quadrantOf)
  const lane = (quadrant: Quadrant | null) => placed.get(quadrant) ?? []
  return { lanes: lanes.map((quadrant) => [quadrant, lane(quadrant)] as const), unplaced: lane(null) }
})

export const isWritten = ({ record }: Stakeholder) => parts.some((part) => !isBlank(record[part]))
export const isWhole = ({ record }: Stakeholder) => parts.every((part) => !isBlank(record[part]))

export function gaps(plan: PlanData): readonly Gap[] {
  const needed = [...askedOf(plan)]
  if (needed.length === 0) return [{ field: 'stakeholders', message: 'required' }]
  return [
    ...nameGaps(stakeholdersOf(plan)),
    ...needed.flatMap(({ id, record }) =>
      parts.flatMap((part) => requiredGap(`${part}:${id}`, record[part])),
    ),
  ]
}
