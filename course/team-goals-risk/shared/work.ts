import { chosenActivities } from '#course/shared/activities.ts'
import { activitiesOf } from '#course/shared/key-activities.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

/** Something that somebody has to do. */
export type Work = {
  readonly text: string
  /** Key activities have to be led by somebody. */
  readonly from: 'key' | 'impact' | 'marketing'
}

/** Activities are known by their words; spaces and capitals make no other one. */
export const sameWords = (one: string, other: string) => plain(one) === plain(other)
const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

function once(work: readonly Work[]): readonly Work[] {
  const found = new Map<string, Work>()
  for (const one of work)
    if (!isBlank(one.text) && !found.has(plain(one.text))) found.set(plain(one.text), one)
  return [...found.values()]
}

/** What a team is needed for: the key activities, and what was chosen to do about the problem. */
export const teamWork = (plan: PlanData): readonly Work[] =>
  once([
    ...(plan.segment ?? [])
      .flatMap((segment) => activitiesOf(segment))
      .map(({ text }): Work => ({ text, from: 'key' })),
    ...chosenActivities(plan).map(({ name }): Work => ({ text: (name ?? '').trim(), from: 'impact' })),
  ])

/** The same with what was chosen to win customers. */
export const allWork = (plan: PlanData): readonly Work[] =>
  once([
    ...teamWork(plan),
    ...(plan.activity ?? [])
      .filter(({ activityType, selected }) => activityType && activityType !== 'impact' && selected === true)
      .map(({ name }): Work => ({ text: (name ?? '').trim(), from: 'marketing' })),
  ])
