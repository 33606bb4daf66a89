import { AppError } from '#domain/errors.ts'

const windowMs = 60_000

/** At most so many operations a minute for one account or, for strangers, one address. Counted per process. */
export function requestRate(perMinute: number) {
  let counts = new Map<string, number>()
  let startedAt = Date.now()
  return {
    count(key: string): void {
      const now = Date.now()
      if (now - startedAt >= windowMs) {
        counts = new Map()
        startedAt = now
      }
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      if (count > perMinute) {
        throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil((startedAt + windowMs - now) / 1000) })
      }
    },
  }
}
