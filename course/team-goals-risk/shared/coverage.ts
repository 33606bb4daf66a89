import { type Member, membersOf } from '#course/shared/team.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { sameWords, teamWork, type Work } from './work.ts'

export type Covered = Work & {
  /** The places of those who lead it. */
  readonly led: readonly number[]
}

export const leads = ({ activities }: Member, { text }: Work) =>
  activities.some((one) => sameWords(one, text))

/** All that has to be done, with those who lead it. */
export function coverageOf(plan: PlanData): readonly Covered[] {
  const members = membersOf(plan)
  return teamWork(plan).map((work) => ({
    ...work,
    led: members.flatMap((member, place) => (leads(member, work) ? [place] : [])),
  }))
}
