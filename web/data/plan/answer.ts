import type { Operations } from '#web/data/api-types.ts'

/** What every page of a project knows of it. */
export type PlaceAnswer = Operations['Place']['result']

/**
 * What a page of a module knows besides the records of the plan. Of a review, nothing before the page is a summary, and
 * null until it is known.
 */
export type PlanAnswer = Operations['Plan']['result']

export type StepText = PlanAnswer['steps'][number]
type Project = NonNullable<PlanAnswer['project']>
export type PlanProject = Omit<Project, 'cohort' | 'mentor_user' | 'version'>
export type MentorCard = Omit<NonNullable<Project['mentor_user']>, '_id'>
