import { connectStatuses } from '#domain/options/programme.ts'
import type { ConnectStatus } from '#domain/progress/connect-request.ts'

export type RequestState = {
  readonly status: ConnectStatus | null
  readonly canAsk: boolean
  readonly canWithdraw: boolean
}

/** A no is respected; whoever took their request back, or whose request ran out, may ask again. */
export function requestState(stored: string | null, freePlaces: number): RequestState {
  const status = connectStatuses.map(({ value }) => value).find((value) => value === stored) ?? null
  const isOver = status === null || status === 'withdrawn' || status === 'expired' || status === 'closed'
  return { status, canAsk: isOver && freePlaces > 0, canWithdraw: status === 'asked' }
}
