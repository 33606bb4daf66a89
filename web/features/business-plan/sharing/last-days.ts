import { daysShared } from '#domain/programme/shared-link.ts'
import { dayOf } from '#web/shared/days.ts'

const inDays = (days: number, now: Date) => {
  const date = new Date(now)
  date.setDate(date.getDate() + days)
  return dayOf(date.toISOString())
}

/** The days on which a link may end, in the calendar of the device: the first, the last, and the one that most will take. */
export const lastDays = (now = new Date()) => ({
  min: inDays(0, now),
  usual: inDays(daysShared.usual, now),
  max: inDays(daysShared.most, now),
})
