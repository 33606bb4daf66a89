import { type Group, type Stakeholder, stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import { stakeholderGroups } from '#domain/options/stakeholders.ts'
import { type Gap, isBlank, requiredGap } from '#domain/plan/messages.ts'
import type { InputRecord, PlanData } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'

export const goals = { stakeholders: 5, groups: 3 } as const

const isWhole = ({ name, reason, group }: Stakeholder) => !isBlank(name) && !isBlank(reason) && group !== null

/** How many count already: with name, reason and group. */
export function counted(stakeholders: readonly Stakeholder[]) {
  const whole = stakeholders.filter(isWhole)
  return { stakeholders: whole.length, groups: new Set(whole.map(({ group }) => group)).size }
}

/** The lanes in their order; who has no group stands in none. */
export function lanesOf<S extends Pick<Stakeholder, 'group'>>(stakeholders: readonly S[]) {
  const byGroup = Map.groupBy(stakeholders, ({ group }) => group)
  return {
    lanes: stakeholderGroups.map(({ value }) => ({ group: value as Group, cards: byGroup.get(value) ?? [] })),
    without: byGroup.get(null) ?? [],
  }
}

export type Dependents = { readonly notes: number; readonly ties: number }

/** What was written about each stakeholder in later steps, by their id. */
const dependents = remembered((inputs: readonly InputRecord[]): ReadonlyMap<string, Dependents> => {
  const found = new Map<string, Dependents>()
  for (const { moduleKey, key, parent } of inputs) {
    if (moduleKey !== 'three' || !parent) continue
    const { notes, ties } = found.get(parent) ?? { notes: 0, ties: 0 }
    found.set(parent, key === 'link' ? { notes, ties: ties + 1 } : { notes: notes + 1, ties })
  }
  return found
})

const nothing: Dependents = { notes: 0, ties: 0 }

/** What goes with a stakeholder who is removed. */
export const dependentsOf = ({ input = [] }: PlanData, id: string): Dependents =>
  dependents(input).get(id) ?? nothing

const messages = {
  stakeholders: {
    en: 'Write down at least {n} stakeholders, each with a name, a reason and a group.',
    es: 'Anota al menos {n} actores, cada uno con nombre, razón y grupo.',
  },
  groups: {
    en: 'Find stakeholders from at least {n} groups.',
    es: 'Busca actores de al menos {n} grupos.',
  },
}

export function gaps(plan: PlanData): readonly Gap[] {
  const stakeholders = stakeholdersOf(plan)
  const counts = counted(stakeholders)
  const few = (['stakeholders', 'groups'] as const)
    .filter((what) => counts[what] < goals[what])
    .map((what): Gap => ({ field: what, message: messages[what], values: { n: goals[what] } }))
  return [
    ...few,
    ...stakeholders.flatMap(({ id, name, reason, group }) => [
      ...requiredGap(`name:${id}`, name),
      ...requiredGap(`reason:${id}`, reason),
      ...requiredGap(`group:${id}`, group),
    ]),
  ]
}
