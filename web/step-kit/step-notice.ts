import type { ReviewFlags } from '#domain/progress/review.ts'

type Reading = {
  readonly isEditable: boolean
  readonly isMentor: boolean
  /** Without one the organisers answer. */
  readonly hasMentor: boolean
  readonly review: Pick<ReviewFlags, 'validated' | 'withdrawn'> | undefined
}

/** What stands above the work of a step, if anything has to be known before. */
export function stepNotice({ isEditable, isMentor, hasMentor, review }: Reading) {
  if (!isEditable) return isMentor ? 'step.readOnly' : 'step.onlyRead'
  if (review?.validated) return hasMentor ? 'step.approvedNotice' : 'step.approvedAlone'
  return review?.withdrawn ? 'step.withdrawnNotice' : null
}
