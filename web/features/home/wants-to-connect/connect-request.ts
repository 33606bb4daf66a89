import type { ConnectRequest } from '#web/features/home/home-documents.ts'

export type FitPoint = ConnectRequest['fit_points'][number]

/** Those that wait for an answer, the best fit first. */
export function waiting(requests: readonly ConnectRequest[]): readonly ConnectRequest[] {
  return inState(requests, 'asked')
}

/** Those whose mentor has no free place right now. */
export function paused(requests: readonly ConnectRequest[]): readonly ConnectRequest[] {
  return inState(requests, 'paused')
}

const inState = (requests: readonly ConnectRequest[], state: string) =>
  requests.filter(({ status }) => status === state).toSorted((a, b) => b.fit - a.fit)
