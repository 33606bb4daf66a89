const minute = 60_000
const day = 24 * 60 * minute

/** The moment so many days from the day the demo world is made: negative before it, positive after it. */
export type Moment = (days: number, minutes?: number) => string

export function momentsAround(now: Date): Moment {
  return (days, minutes = 0) => new Date(now.getTime() + days * day + minutes * minute).toISOString()
}
