import type { FieldError } from '#domain/errors.ts'
import type { CohortPlan } from '#domain/programme/cohort-dates.ts'

export type ApprovalState = 'draft' | 'submitted' | 'sentBack' | 'approved'

export type ApprovalFacts = {
  readonly approved: boolean
  readonly submittedAt: string | null
  readonly sentBackMessage: string
}

/** Handed in it waits; sent back it waits for its organisers; approved it stays. */
export function approvalState({ approved, submittedAt, sentBackMessage }: ApprovalFacts): ApprovalState {
  if (approved) return 'approved'
  if (submittedAt !== null) return 'submitted'
  return sentBackMessage === '' ? 'draft' : 'sentBack'
}

const legal: Readonly<Record<'submit' | 'approve' | 'sendBack', readonly ApprovalState[]>> = {
  submit: ['draft', 'sentBack'],
  // A draft that nobody handed in is approved where the hub knows it already.
  approve: ['draft', 'submitted', 'sentBack'],
  sendBack: ['submitted'],
}

export function canMove(move: keyof typeof legal, from: ApprovalState): boolean {
  return legal[move].includes(from)
}

type ToApprove = CohortPlan & {
  readonly title?: string | null | undefined
  readonly description?: string | null | undefined
  readonly cohort_lead_name?: string | null | undefined
  readonly cohort_lead_email?: string | null | undefined
}

const needed = [
  'title',
  'description',
  'cohort_lead_name',
  'cohort_lead_email',
  'open_date',
  'close_date',
  'start_date',
  'end_date',
] as const
const neededForMatching = ['matching_start', 'matching_end'] as const

/** What people who read about the cohort would miss: without it, it is not handed in. */
export function approvalGaps(cohort: ToApprove): FieldError[] {
  const names = cohort.self_guided ? needed : [...needed, ...neededForMatching]
  const gaps: FieldError[] = names
    .filter((name) => !cohort[name]?.trim())
    .map((field) => ({ field, reason: 'required' }))
  const isTaught = cohort.module_data?.some(({ active }) => active) ?? false
  return isTaught ? gaps : [...gaps, { field: 'module_data', reason: 'selectOne' }]
}
