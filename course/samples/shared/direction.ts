import type { TeamMember } from '#domain/programme/project.ts'
import { draft, type Plan } from './draft.ts'

type Objective = {
  readonly title: string
  readonly activities: readonly string[]
  /** Days after the plan was written. */
  readonly day: number
}

export type SampleGoal = { readonly title: string; readonly objectives: readonly Objective[] }
export type SampleTeam = readonly (TeamMember & { readonly activities: readonly string[] })[]

/** The day that lies so many days after the plan was written. */
export type DayOf = (days: number) => string

const written = Date.UTC(2026, 11, 7)

/** Of a plan that everybody reads alike, whenever they look. */
export const sampleDay: DayOf = (days) => new Date(written + days * 86_400_000).toISOString().slice(0, 10)

/** Module nine: who does what, and what is reached by when. */
export const direction = (team: SampleTeam, goals: readonly SampleGoal[], dayOf: DayOf): Plan => ({
  drafts: goals.map(({ title, objectives }) =>
    draft('nine', 'goal', {
      title,
      objectives: objectives.map(({ day, activities, ...told }) => ({
        ...told,
        activities: [...activities],
        date: dayOf(day),
      })),
    }),
  ),
  business: {},
  team,
})
