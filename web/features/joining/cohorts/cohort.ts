import type { JoinableCohort } from './cohort-documents.ts'

export type CohortDoor = 'open' | 'draft' | 'notYet' | 'closed' | 'paused'

/** Whether one can join now, and if not, why. */
export function doorOf(cohort: JoinableCohort, now: Date): CohortDoor {
  if (cohort.approved === false) return 'draft'
  if (cohort.close_date !== null && now >= new Date(cohort.close_date)) return 'closed'
  if (cohort.open_date !== null && now < new Date(cohort.open_date)) return 'notYet'
  return cohort.registration_open ? 'open' : 'paused'
}

export function isCohortId(id: string): boolean {
  return /^[0-9a-f]{24}$/.test(id)
}
