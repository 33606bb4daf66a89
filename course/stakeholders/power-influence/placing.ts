import type { Place } from '#course/stakeholders/shared/grid.ts'
import { nameGaps, stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import type { Gap } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

export const least = 5
const step = 5
const middle: Place = { power: 50, interest: 50 }

const within = (value: number) => Math.min(100, Math.max(0, value))

const directions: Readonly<Record<string, Place>> = {
  ArrowUp: { power: step, interest: 0 },
  ArrowDown: { power: -step, interest: 0 },
  ArrowRight: { power: 0, interest: step },
  ArrowLeft: { power: 0, interest: -step },
}

type Before = { readonly power: number | null; readonly interest: number | null }

/** Where an arrow key brings somebody; who is not placed yet starts in the middle. Null for other keys. */
export function moved({ power, interest }: Before, key: string): Place | null {
  const way = directions[key]
  if (!way) return null
  return {
    power: within((power ?? middle.power) + way.power),
    interest: within((interest ?? middle.interest) + way.interest),
  }
}

const fewStakeholders = {
  en: 'Place at least {n} stakeholders.',
  es: 'Ubica al menos {n} actores.',
}

export function gaps(plan: PlanData): readonly Gap[] {
  const stakeholders = stakeholdersOf(plan)
  const few: Gap = { field: 'stakeholders', message: fewStakeholders, values: { n: least } }
  return [
    ...(stakeholders.length < least ? [few] : []),
    ...nameGaps(stakeholders),
    ...stakeholders.flatMap(({ id, ...one }) =>
      (['power', 'interest'] as const)
        .filter((what) => one[what] === null)
        .map((what): Gap => ({ field: `${what}:${id}`, message: 'required' })),
    ),
  ]
}
