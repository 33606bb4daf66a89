import { isBlank } from '#domain/plan/messages.ts'
import { answers, type InputRecord, type PlanData } from '#domain/plan/plan-data.ts'

/** What the people of a segment try to get done, as their description says. */
export const jobRecords = (plan: PlanData, segment: string): readonly InputRecord[] =>
  answers(plan, 'two', 'customer-description', 'job').filter(
    ({ parent, value }) => parent === segment && !isBlank(value),
  )

export const jobsOf = (plan: PlanData, segment: string): readonly string[] =>
  jobRecords(plan, segment).map(({ value }) => (value ?? '').trim())
