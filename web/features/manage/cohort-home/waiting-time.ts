const day = 24 * 60 * 60 * 1000
const longAfter = 5
const tooLongAfter = 10

export type WaitingTime = { readonly days: number; readonly state: 'fine' | 'long' | 'tooLong' }

/** How long somebody has waited, in whole days, and whether that is still all right. */
export function waitingTime(since: string, now: Date): WaitingTime {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / day))
  if (days >= tooLongAfter) return { days, state: 'tooLong' }
  return { days, state: days >= longAfter ? 'long' : 'fine' }
}
