import type { SampleTeam } from '#course/samples/shared/direction.ts'
import type { Plan } from '#course/samples/shared/draft.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import type { businessStages } from '#domain/options/people.ts'
import type { projectStatuses } from '#domain/options/programme.ts'
import type { Moment } from '#server/demo/moment.ts'
import type { WorkDays } from '#server/demo/plan/plan-rows.ts'

export type TeamMember = SampleTeam[number] & {
  /** Only where the member has an account and was let in. */
  readonly person?: string
}

export type Project = {
  readonly key: string
  readonly owner: string
  readonly cohort: string
  readonly name: string
  readonly countries: readonly string[]
  readonly sectors: readonly string[]
  readonly stage: ValueIn<typeof businessStages>
  readonly status: ValueIn<typeof projectStatuses>
  readonly product: string
  readonly problem: string
  readonly solution: string
  readonly team?: readonly TeamMember[]
  readonly plan?: (moment: Moment) => Plan
  readonly worked?: WorkDays
}
