import type { ValueIn } from '#domain/options/choice.ts'
import type { cohortPhases } from '#domain/options/programme.ts'

export type CohortPhase = ValueIn<typeof cohortPhases>

export type CohortTimes = {
  readonly approved: boolean
  readonly registrationOpen: boolean
  readonly matching: boolean
  readonly selfGuided: boolean
  readonly openDate: string | null
  readonly closeDate: string | null
  readonly matchingStart: string | null
  readonly matchingEnd: string | null
  readonly startDate: string | null
  readonly endDate: string | null
}

/** The furthest phase that has begun, so the line of a cohort never runs backwards by itself. */
export function cohortPhase(cohort: CohortTimes, now: Date): CohortPhase {
  if (!cohort.approved) return 'draft'
  if (hasCome(now, cohort.endDate)) return 'finished'
  if (hasCome(now, cohort.startDate)) return 'running'
  if (!cohort.selfGuided && hasMatchingBegun(cohort, now)) return 'matching'
  return hasRegistrationBegun(cohort, now) ? 'applications' : 'approved'
}

const hasCome = (now: Date, date: string | null) => date !== null && now >= new Date(date)

// A switch turned off hides a window that runs; one that is over has been, whatever the switch says now.
function hasMatchingBegun({ matching, matchingStart, matchingEnd }: CohortTimes, now: Date): boolean {
  return hasCome(now, matchingEnd) || (matching && hasCome(now, matchingStart))
}

function hasRegistrationBegun({ registrationOpen, openDate, closeDate }: CohortTimes, now: Date): boolean {
  return hasCome(now, closeDate) || (registrationOpen && (openDate === null || hasCome(now, openDate)))
}
