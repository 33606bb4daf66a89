import { AppError } from '#domain/errors.ts'

const windowMs = 60_000

export type RequestRate = { count(key: string, weight?: number): void }

/** At most so many operations a minute for one account or, for strangers, one address. Counted per process. */
export function requestRate(perMinute: number): RequestRate {
  let counts = new Map<string, number>()
  let startedAt = Date.now()
  return {
    count(key, weight = 1) {
      const now = Date.now()
      if (now - startedAt >= windowMs) {
        counts = new Map()
        startedAt = now
      }
      const count = (counts.get(key) ?? 0) + weight
      counts.set(key, count)
      if (count > perMinute) {
        throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil((startedAt + windowMs - now) / 1000) })
      }
    },
  }
}
