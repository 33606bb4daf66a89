import { type ReviewFlags, reviewState } from './review.ts'

/** How a team stands with a module, for whoever looks at many teams at once. */
export type CellState = 'approved' | 'waiting' | 'sentBack' | 'open' | 'closed'

export type ModuleCell = {
  readonly state: CellState
  /** Whole days since it came to stand so; none where nothing has happened. */
  readonly days: number | null
  /** Somebody waits longer than was promised. */
  readonly isLate: boolean
}

const day = 24 * 60 * 60 * 1000

export function moduleCell(
  flags: ReviewFlags,
  isOpen: boolean,
  since: string | null,
  promisedDays: number,
  now: Date,
): ModuleCell {
  const state = cellState(flags, isOpen)
  const days = since === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / day))
  return { state, days, isLate: state === 'waiting' && (days ?? 0) >= promisedDays }
}

function cellState(flags: ReviewFlags, isOpen: boolean): CellState {
  const review = reviewState(flags)
  if (review === 'requested') return 'waiting'
  if (review === 'approved') return 'approved'
  if (review !== 'open') return 'sentBack'
  return isOpen ? 'open' : 'closed'
}
