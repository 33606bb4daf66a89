import type { Directory } from '#server/demo/directory.ts'
import type { Moment } from '#server/demo/moment.ts'
import type { StoredPlan } from '#server/demo/plan/plan-rows.ts'
import { type Cohort, cohorts } from '#server/demo/programme/cohorts.ts'
import type { Project } from '#server/demo/programme/project.ts'
import { projects } from '#server/demo/programme/projects.ts'

/** What the tables are filled from: the day it all turns around, and the ids behind the short names. */
export type World = {
  readonly moment: Moment
  readonly org: Directory
  readonly user: Directory
  readonly cohort: Directory
  readonly project: Directory
  readonly plans: ReadonlyMap<string, StoredPlan>
}

export function projectCalled(key: string): Project {
  const found = projects.find((project) => project.key === key)
  if (!found) throw new Error(`The demo world knows no project ${key}.`)
  return found
}

export function cohortCalled(key: string): Cohort {
  const found = cohorts.find((cohort) => cohort.key === key)
  if (!found) throw new Error(`The demo world knows no cohort ${key}.`)
  return found
}

/** The start of that day, as a cohort's dates are set. */
export const dayStart = (moment: Moment, day: number) => `${moment(day).slice(0, 10)}T00:00:00.000Z`
