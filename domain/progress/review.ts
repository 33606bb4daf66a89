/** The module flags of a progress record, named as they are stored. */
export type ReviewFlags = {
  readonly finished: boolean
  readonly validated: boolean
  readonly review_request: boolean
  readonly request_count: number
}

export type ReviewState = 'open' | 'requested' | 'sent back' | 'approved'

export const noReview: ReviewFlags = {
  finished: false,
  validated: false,
  review_request: false,
  request_count: 0,
}

/** May be repeated after changes. An approval given before stays until it is withdrawn. */
export function requested(flags: ReviewFlags): ReviewFlags {
  return { ...flags, finished: false, review_request: true, request_count: flags.request_count + 1 }
}

export function approved(flags: ReviewFlags): ReviewFlags {
  return { ...flags, finished: true, review_request: true, validated: true }
}

/** Answers the request without approving; the entrepreneur works on and asks again. */
export function sentBack(flags: ReviewFlags): ReviewFlags {
  return { ...flags, finished: false, review_request: false }
}

/** A request that nobody has answered yet outlives the withdrawal. */
export function validationWithdrawn(flags: ReviewFlags): ReviewFlags {
  return { ...flags, finished: false, validated: false, review_request: isWaiting(flags) }
}

export function isWaiting(flags: ReviewFlags): boolean {
  return flags.review_request && !flags.finished
}

/** The newest answer counts: what came back has come back, although an earlier approval still stands. */
export function reviewState(flags: ReviewFlags): ReviewState {
  if (isWaiting(flags)) return 'requested'
  if (flags.finished) return 'approved'
  return flags.request_count > 0 ? 'sent back' : 'open'
}

/** The summary of a module is complete once somebody was asked to read it, or has approved it. */
export function isSummaryComplete(flags: Pick<ReviewFlags, 'review_request' | 'validated'>): boolean {
  return flags.review_request || flags.validated
}
