import type { MatchingDates } from './matching-documents.ts'

export type MatchWindow =
  | { readonly state: 'open'; readonly until: string | null }
  | { readonly state: 'before'; readonly from: string }
  | { readonly state: 'after'; readonly since: string }
  /** The dates would allow it, the organisers have not switched it on. */
  | { readonly state: 'paused' }

/** Whether it is open is the server's word; the dates say why not, and until when. */
export function matchWindow(dates: MatchingDates, isOpen: boolean, now: Date): MatchWindow {
  const { matching_start: start, matching_end: end } = dates
  if (isOpen) return { state: 'open', until: end }
  if (start !== null && now < new Date(start)) return { state: 'before', from: start }
  if (end !== null && now >= new Date(end)) return { state: 'after', since: end }
  return { state: 'paused' }
}
