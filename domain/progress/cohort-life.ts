import type { CohortPlan } from '#domain/programme/cohort-dates.ts'

export type StretchName = 'applications' | 'matching' | 'course'
export type Stretch = {
  readonly name: StretchName
  readonly from: string | null
  readonly until: string | null
  readonly state: 'past' | 'now' | 'ahead'
}
export type DateName =
  | 'open_date'
  | 'close_date'
  | 'matching_start'
  | 'matching_end'
  | 'start_date'
  | 'end_date'
export type NextDate = { readonly name: DateName; readonly date: string; readonly days: number }

const day = 24 * 60 * 60 * 1000

/** The stretches of a cohort in their order; without mentors there is nothing to match. */
export function cohortStretches(cohort: CohortPlan, now: Date): Stretch[] {
  const all = [
    { name: 'applications', from: cohort.open_date ?? null, until: cohort.close_date ?? null },
    { name: 'matching', from: cohort.matching_start ?? null, until: cohort.matching_end ?? null },
    { name: 'course', from: cohort.start_date ?? null, until: cohort.end_date ?? null },
  ] as const
  return all
    .filter(({ name }) => !(name === 'matching' && cohort.self_guided))
    .map((stretch) => ({ ...stretch, state: stateOf(stretch.from, stretch.until, now) }))
}

function stateOf(from: string | null, until: string | null, now: Date): Stretch['state'] {
  if (until !== null && now >= new Date(until)) return 'past'
  // Without a first day it is open from the beginning; without any day it is not decided yet.
  if (from === null) return until === null ? 'ahead' : 'now'
  return now >= new Date(from) ? 'now' : 'ahead'
}

/** The first date that is still to come, and in how many days. */
export function nextDate(cohort: CohortPlan, now: Date): NextDate | null {
  const names: readonly DateName[] = cohort.self_guided
    ? ['open_date', 'close_date', 'start_date', 'end_date']
    : ['open_date', 'close_date', 'matching_start', 'matching_end', 'start_date', 'end_date']
  const [first] = names
    .flatMap((name) => {
      const date = cohort[name]
      return date && new Date(date) > now ? [{ name, date }] : []
    })
    .sort((one, other) => Date.parse(one.date) - Date.parse(other.date))
  return first ? { ...first, days: Math.floor((Date.parse(first.date) - now.getTime()) / day) } : null
}
