import type { ValueIn } from '#domain/options/choice.ts'
import type { connectStatuses } from '#domain/options/programme.ts'

export type ConnectStatus = ValueIn<typeof connectStatuses>
/** As people read it: an open request rests while its mentor has no free place. */
export type ShownConnectStatus = ConnectStatus | 'paused'
type Mover = 'entrepreneur' | 'mentor' | 'clock' | 'match'

/** Every request starts as asked, and whatever happens to it is its end. */
export const connectMoves: Readonly<Record<Exclude<ConnectStatus, 'asked'>, Mover>> = {
  accepted: 'entrepreneur',
  declined: 'entrepreneur',
  withdrawn: 'mentor',
  expired: 'clock',
  closed: 'match',
}

export function canMoveRequest(by: Mover, from: ConnectStatus, to: ConnectStatus): boolean {
  return from === 'asked' && to !== 'asked' && connectMoves[to] === by
}

export type ConnectRequest = {
  readonly id: string
  readonly projectId: string
  readonly mentorId: string
  readonly status: ConnectStatus
}

/** Open requests that a new match of the project ends; the accepted one is not among them. */
export function closedByMatch<R extends ConnectRequest>(
  requests: readonly R[],
  match: { readonly projectId: string; readonly acceptedId: string | null },
): R[] {
  return requests.filter(
    ({ id, projectId, status }) =>
      status === 'asked' && projectId === match.projectId && id !== match.acceptedId,
  )
}

/** A request lives until the matching window of its cohort ends. */
export function hasExpired(status: ConnectStatus, matchingEnd: string | null, now: Date): boolean {
  return status === 'asked' && matchingEnd !== null && now >= new Date(matchingEnd)
}

/** Free places of a mentor. A limit lowered below the running matches leaves none, never a debt. */
export function freePlaces(capacity: number, runningMatches: number): number {
  return Math.max(0, capacity - runningMatches)
}
