import type { ReviewState } from '#domain/progress/review.ts'

/** How the review of a module is called, wherever it is shown. */
export const reviewStateWords = {
  en: {
    approved: 'Approved',
    changed: 'Approved, with changes',
    inReview: 'Waiting for feedback',
    inReviewAgain: 'Approved, new request waiting',
    sentBack: 'Sent back with comments',
    sentBackAgain: 'Approved earlier, changes sent back',
    withdrawn: 'Approval withdrawn',
  },
  es: {
    approved: 'Aprobado',
    changed: 'Aprobado, con cambios',
    inReview: 'Espera comentarios',
    inReviewAgain: 'Aprobado, nueva solicitud en espera',
    sentBack: 'Devuelto con comentarios',
    sentBackAgain: 'Aprobado antes, cambios devueltos',
    withdrawn: 'Aprobación retirada',
  },
} as const

type Reviewed = 'inReview' | 'sentBack' | 'withdrawn' | 'approved'

const states: Readonly<Record<string, Reviewed>> = {
  requested: 'inReview',
  'sent back': 'sentBack',
  withdrawn: 'withdrawn',
  approved: 'approved',
} satisfies Record<Exclude<ReviewState, 'open'>, Reviewed>

/** Null while nobody was asked: then what was written says how a module stands. */
export const stateOfReview = (review: string): Reviewed | null => states[review] ?? null

/** An approval stands until it is withdrawn: it is named beside what waits or has come back since. */
export function namedState<S extends string>(
  state: S,
  isApproved: boolean,
): S | 'inReviewAgain' | 'sentBackAgain' {
  if (isApproved && state === 'inReview') return 'inReviewAgain'
  return isApproved && state === 'sentBack' ? 'sentBackAgain' : state
}
