import { connectStatuses } from '#domain/options/programme.ts'
import type { ShownConnectStatus } from '#domain/progress/connect-request.ts'

export type RequestState = {
  readonly status: ShownConnectStatus | null
  readonly canAsk: boolean
  readonly canWithdraw: boolean
}

const statuses: readonly ShownConnectStatus[] = [...connectStatuses.map(({ value }) => value), 'paused']

/** A no is respected; whoever took their request back, or whose request ran out, may ask again. */
export function requestState(stored: string | null, freePlaces: number): RequestState {
  const status = statuses.find((value) => value === stored) ?? null
  const isOver = status === null || status === 'withdrawn' || status === 'expired' || status === 'closed'
  return {
    status,
    canAsk: isOver && freePlaces > 0,
    canWithdraw: status === 'asked' || status === 'paused',
  }
}
