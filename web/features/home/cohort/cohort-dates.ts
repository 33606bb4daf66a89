import type { AboutCohort } from './cohort-documents.ts'

export type CohortSpan = {
  readonly name: 'applications' | 'matching' | 'course'
  readonly from: string | null
  readonly to: string | null
  readonly isNow: boolean
}

/** The three stretches of a cohort, in their order; what has no day yet is left out, and so is matching where nobody mentors. */
export function cohortSpans(cohort: AboutCohort, now: Date): readonly CohortSpan[] {
  const spans = [
    { name: 'applications', from: cohort.open_date, to: cohort.close_date },
    { name: 'matching', from: cohort.matching_start, to: cohort.matching_end },
    { name: 'course', from: cohort.start_date, to: cohort.end_date },
  ] as const
  return spans
    .filter(({ name, from, to }) => (from ?? to) !== null && !(name === 'matching' && cohort.self_guided))
    .map((span) => ({ ...span, isNow: isWithin(span.from, span.to, now) }))
}

const isWithin = (from: string | null, to: string | null, now: Date) =>
  from !== null && now >= new Date(from) && (to === null || now < new Date(to))
