import type { FieldError } from '#domain/errors.ts'

type Day = string | null | undefined

export type CohortPlan = {
  readonly self_guided?: boolean | null | undefined
  readonly open_date?: Day
  readonly close_date?: Day
  readonly matching_start?: Day
  readonly matching_end?: Day
  readonly start_date?: Day
  readonly end_date?: Day
  readonly module_data?:
    | readonly { readonly active?: boolean | null | undefined; readonly start?: Day }[]
    | null
    | undefined
}

const at = (day: Day) => (day ? Date.parse(day) : null)
const isBefore = (first: Day, second: Day) => {
  const [a, b] = [at(first), at(second)]
  return a !== null && b !== null && a < b
}

/** Dates that cannot be meant so. Each is said at the later field, where one corrects it. */
export function dateFaults(plan: CohortPlan): FieldError[] {
  const faults: FieldError[] = []
  const fault = (field: string, reason: FieldError['reason'], isSo: boolean) => {
    if (isSo && !faults.some((known) => known.field === field)) faults.push({ field, reason })
  }
  for (const [start, end] of spans)
    fault(
      end,
      'endsBeforeStart',
      plan[start] != null && plan[end] != null && !isBefore(plan[start], plan[end]),
    )
  if (!plan.self_guided) {
    fault('matching_start', 'beforeApplications', isBefore(plan.matching_start, plan.open_date))
    fault('matching_end', 'afterCourse', isBefore(plan.end_date, plan.matching_end))
  }
  fault('start_date', 'beforeApplications', isBefore(plan.start_date, plan.open_date))
  fault('close_date', 'afterCourse', isBefore(plan.end_date, plan.close_date))
  plan.module_data?.forEach(({ active, start }, index) => {
    fault(`module_data.${index}.start`, 'afterCourse', active === true && isBefore(plan.end_date, start))
  })
  return faults
}

const spans = [
  ['open_date', 'close_date'],
  ['matching_start', 'matching_end'],
  ['start_date', 'end_date'],
] as const

export type DateHint =
  | 'matchingBeforeClose'
  | 'courseBeforeMatchingEnds'
  | 'courseBeforeClose'
  | 'modulesOutOfOrder'

/** Dates that may be meant so, but are worth a second look. */
export function dateHints(plan: CohortPlan): DateHint[] {
  const starts = (plan.module_data ?? []).filter(({ active }) => active).map(({ start }) => start)
  const hints: Record<DateHint, boolean> = {
    matchingBeforeClose: !plan.self_guided && isBefore(plan.matching_start, plan.close_date),
    courseBeforeMatchingEnds: !plan.self_guided && isBefore(plan.start_date, plan.matching_end),
    courseBeforeClose: plan.self_guided === true && isBefore(plan.start_date, plan.close_date),
    modulesOutOfOrder: starts.some((start, index) => isBefore(start, starts[index - 1])),
  }
  return (Object.keys(hints) as DateHint[]).filter((hint) => hints[hint])
}

const week = 7 * 24 * 60 * 60 * 1000

/** How many weeks later a copy lies, so that its first day is still to come: whole years of weeks, so days stay what they are. */
export function weeksLater(plan: CohortPlan, now: Date): number {
  const first = spans.flat().flatMap((name) => at(plan[name]) ?? [])
  if (first.length === 0) return 0
  const earliest = Math.min(...first)
  const year = 52 * week
  return earliest > now.getTime() ? 0 : Math.ceil((now.getTime() - earliest) / year) * 52
}

export function laterBy(day: Day, weeks: number): string | null {
  const moment = at(day)
  return moment === null ? null : new Date(moment + weeks * week).toISOString()
}
