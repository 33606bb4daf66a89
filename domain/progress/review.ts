/** The module flags of a progress record, named as they are stored. */
export type ReviewFlags = {
  readonly finished: boolean
  readonly validated: boolean
  readonly review_request: boolean
  readonly request_count: number
  /** An approval was taken back, and nothing was asked or answered since. */
  readonly withdrawn: boolean
}

export type ReviewState = 'open' | 'requested' | 'sent back' | 'approved' | 'withdrawn'

export const noReview: ReviewFlags = {
  finished: false,
  validated: false,
  review_request: false,
  request_count: 0,
  withdrawn: false,
}

export type ReviewMove = 'request' | 'approve' | 'sendBack' | 'withdraw'

/** A module can always be shown again; nothing is approved, answered or taken back that is not there. */
export function canMove(move: ReviewMove, flags: ReviewFlags): boolean {
  if (move === 'approve') return !flags.finished
  if (move === 'sendBack') return isWaiting(flags)
  return move === 'request' || flags.validated
}

/** May be repeated after changes. An approval given before stays until it is withdrawn. */
export function requested(flags: ReviewFlags): ReviewFlags {
  return {
    ...flags,
    finished: false,
    review_request: true,
    request_count: flags.request_count + 1,
    withdrawn: false,
  }
}

export function approved(flags: ReviewFlags): ReviewFlags {
  return { ...flags, finished: true, review_request: true, validated: true, withdrawn: false }
}

/** Answers the request without approving; the entrepreneur works on and asks again. */
export function sentBack(flags: ReviewFlags): ReviewFlags {
  return { ...flags, finished: false, review_request: false, withdrawn: false }
}

/** A request that nobody has answered yet outlives the withdrawal. */
export function validationWithdrawn(flags: ReviewFlags): ReviewFlags {
  return {
    ...flags,
    finished: false,
    validated: false,
    review_request: isWaiting(flags),
    withdrawn: flags.validated || flags.withdrawn,
  }
}

export function isWaiting(flags: ReviewFlags): boolean {
  return flags.review_request && !flags.finished
}

/** The newest answer counts: what came back has come back although an earlier approval stands, until that is taken back. */
export function reviewState(flags: ReviewFlags): ReviewState {
  if (isWaiting(flags)) return 'requested'
  if (flags.finished) return 'approved'
  if (flags.withdrawn) return 'withdrawn'
  return flags.request_count > 0 ? 'sent back' : 'open'
}

/** The summary of a module is complete once somebody was asked to read it, or has approved it. */
export function isSummaryComplete(flags: Pick<ReviewFlags, 'review_request' | 'validated'>): boolean {
  return flags.review_request || flags.validated
}
