import type { ValueIn } from '#domain/options/choice.ts'
import type { applicationStatuses } from '#domain/options/programme.ts'

export type ApplicationStatus = ValueIn<typeof applicationStatuses>

/** What applicants do themselves. Who withdrew may come back; who was decided upon may not. */
export const applicantMoves: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  none: ['pending'],
  pending: ['withdrawn'],
  waitlisted: ['withdrawn'],
  withdrawn: ['pending'],
  approved: [],
  rejected: [],
}

export function canApplicantMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return applicantMoves[from].includes(to)
}

export type Decision = {
  readonly from: ApplicationStatus
  readonly to: ApplicationStatus
  readonly deciderId: string
  readonly applicantId: string
}

/** Organisers move anything anywhere, but never on their own application and never to where it already is. */
export function canDecide({ from, to, deciderId, applicantId }: Decision): boolean {
  return from !== to && deciderId !== applicantId
}

/** So long nobody is told of a decision, and whoever made it can take it back. */
export const takeBackSeconds = 60

/** Reviewers are not led by each other: what others gave is seen after one's own, or once it is decided. */
export function seesOthersPoints(hasOwn: boolean, status: ApplicationStatus): boolean {
  return hasOwn || status !== 'pending'
}

/** An open self-guided course needs nobody's approval. */
export function statusOnSubmit(cohort: { selfGuided: boolean; isPrivate: boolean }): ApplicationStatus {
  return cohort.selfGuided && !cohort.isPrivate ? 'approved' : 'pending'
}
