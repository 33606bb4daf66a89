import type { CohortAtHome } from './cohort-documents.ts'
import { stagePaths } from './stage-paths.ts'

type Name =
  | 'applied'
  | 'pending'
  | 'pendingMentors'
  | 'mentors'
  | 'teams'
  | 'matched'
  | 'signed'
  | 'completed'

export type CohortFigure = {
  readonly name: Name
  readonly count: number
  /** Behind the address of the cohort: the list of those who are meant. */
  readonly path: string
  readonly calls: boolean
}

const ofMentors: readonly Name[] = ['pendingMentors', 'mentors', 'matched', 'signed']

/** A cohort in figures; who waits for a decision calls, and is not spoken of where nobody does. */
export function cohortFigures(item: CohortAtHome): CohortFigure[] {
  const { pending, pending_mentors } = item
  const waiting = (name: Name, count: number, path: string) =>
    count > 0 ? [{ name, count, path: `${path}?status=pending`, calls: true }] : []
  const figure = (name: Name, count: number, path: string) => ({ name, count, path, calls: false })
  const all = [
    figure('applied', item.applied, stagePaths.applied),
    ...waiting('pending', pending - pending_mentors, 'applications'),
    figure('mentors', item.mentors, 'dashboard/mentors?status=approved'),
    ...waiting('pendingMentors', pending_mentors, 'dashboard/mentors'),
    figure('teams', item.teams, stagePaths.approved),
    figure('matched', item.matched, stagePaths.matched),
    figure('signed', item.signed, stagePaths.signed),
    figure('completed', item.completed, stagePaths.completed),
  ]
  return all.filter(({ name }) => !(item.cohort.self_guided && ofMentors.includes(name)))
}
