import type { FeedbackCount } from '#web/data/feedback-counts.ts'
import type { Cohort, Progress } from '#web/data/programme.ts'
import type { ModuleChanges, ReviewRequest } from './review.ts'

export type StepText = {
  readonly _id: string
  readonly module: string
  readonly order: number
  readonly nice_name: string
  readonly type: string
  readonly component: string
} & Readonly<Record<StepTextField | `${StepTextField}_es`, string | null>>

type StepTextField =
  | 'title'
  | 'intro'
  | 'primary_cta'
  | 'secondary_cta'
  | 'help_intro'
  | 'help_deepdive'
  | 'help_tips'

export type MentorCard = {
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly basic_data: { readonly avatar: string | null } | null
}

export type PlanProject = {
  readonly _id: string
  readonly name: string
  readonly problem: string | null
  readonly solution: string | null
  readonly countries: readonly string[] | null
  readonly owner_id: string
  readonly mentor: string | null
  readonly cohort_id: string | null
  readonly course_open: boolean
}

/** What every page of a project knows of it. */
export type PlaceAnswer = {
  readonly project: (PlanProject & { readonly cohort: Cohort | null }) | null
  readonly progresses: readonly Progress[]
  readonly feedbackCounts: readonly FeedbackCount[]
}

/** What a page of a module knows besides the records of the plan. */
export type PlanAnswer = PlaceAnswer & {
  readonly project: (NonNullable<PlaceAnswer['project']> & { readonly mentor_user: MentorCard | null }) | null
  readonly steps: readonly StepText[]
  /** Of these, nothing before the page is a summary, and null until it is known. */
  readonly reviewRequests?: readonly ReviewRequest[] | null
  readonly changedSteps?: readonly string[] | null
  readonly reviews?: readonly { readonly _id: string }[] | null
  readonly moduleChanges?: ModuleChanges | null
}
