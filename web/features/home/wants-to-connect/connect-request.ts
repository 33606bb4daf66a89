import type { ConnectRequest } from '#web/features/home/home-documents.ts'

export type FitPoint = ConnectRequest['fit_points'][number]

/** Those that wait for an answer, the best fit first. */
export function waiting(requests: readonly ConnectRequest[]): readonly ConnectRequest[] {
  return requests.filter(({ status }) => status === 'asked').toSorted((a, b) => b.fit - a.fit)
}
