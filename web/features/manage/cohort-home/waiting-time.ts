const day = 24 * 60 * 60 * 1000

export type WaitingTime = { readonly days: number; readonly isLate: boolean }

/** How long somebody has waited, in whole days, and whether that is longer than the cohort has promised. */
export function waitingTime(since: string, promised: number, now: Date): WaitingTime {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / day))
  return { days, isLate: days >= promised }
}
