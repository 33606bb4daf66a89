import { createContext, useContext } from 'react'
import type { CombinedError } from 'urql'
import type { GapRules } from '#course/contract/gaps.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { FeedbackCount } from '#web/data/feedback-counts.ts'
import type { PlaceAnswer, PlanAnswer } from '#web/data/plan/answer.ts'
import type { Cohort, Progress } from '#web/data/programme.ts'
import type { NumberedModule } from './shell/course-place.ts'

/** Where in whose course the page is: project, cohort, its modules and the module that is open. */
export type CoursePlace = {
  readonly projectId: string | null
  readonly project: PlaceAnswer['project']
  readonly cohort: Cohort | null
  readonly modules: readonly NumberedModule[]
  readonly module: NumberedModule | null
  readonly progresses: readonly Progress[]
  readonly feedbackCounts: readonly FeedbackCount[]
  readonly isLoading: boolean
  readonly error: CombinedError | undefined
  readonly readAgain: () => void
}

/** The plan of the module that is open. */
export type ModulePlan = {
  readonly answer: PlanAnswer | null
  readonly plan: PlanData | null
  /** With the versions that the server has given meanwhile. */
  readonly readExact: () => PlanData | null
  /** What completes the steps; null until it is here. */
  readonly rules: GapRules | null
  /** Something that the page shows is not here yet. */
  readonly isWaiting: boolean
  /** Why there is no answer. */
  readonly error: CombinedError | undefined
}

export const nowhere: CoursePlace = {
  projectId: null,
  project: null,
  cohort: null,
  modules: [],
  module: null,
  progresses: [],
  feedbackCounts: [],
  isLoading: false,
  error: undefined,
  readAgain: () => {},
}
const nothing: ModulePlan = {
  answer: null,
  plan: null,
  readExact: () => null,
  rules: null,
  isWaiting: false,
  error: undefined,
}

export const CoursePlaceContext = createContext(nowhere)
/** Apart from the place, which stays while somebody writes. */
export const ModulePlanContext = createContext(nothing)

export const useCoursePlace = () => useContext(CoursePlaceContext)
export const useModulePlan = () => useContext(ModulePlanContext)
