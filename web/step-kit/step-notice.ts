import { type ReviewFlags, reviewState } from '#domain/progress/review.ts'

type Reading = {
  readonly isEditable: boolean
  readonly isMentor: boolean
  /** Without one the organisers answer. */
  readonly hasMentor: boolean
  readonly review: ReviewFlags | undefined
  /** Where the answer itself stands on top. */
  readonly isSummary: boolean
}

/** What stands above the work of a step, if anything has to be known before. */
export function stepNotice({ isEditable, isMentor, hasMentor, review, isSummary }: Reading) {
  if (!isEditable) return isMentor ? 'step.readOnly' : 'step.onlyRead'
  const state = review ? reviewState(review) : 'open'
  if (state === 'sent back') return isSummary ? null : 'step.sentBackNotice'
  if (review?.validated) return hasMentor ? 'step.approvedNotice' : 'step.approvedAlone'
  return state === 'withdrawn' && !isSummary ? 'step.withdrawnNotice' : null
}
