import { isBlank } from '#domain/plan/messages.ts'
import { answers, type PlanData } from '#domain/plan/plan-data.ts'

/** What the people of a segment try to get done, as their description says. */
export const jobsOf = (plan: PlanData, segment: string): readonly string[] =>
  answers(plan, 'two', 'customer-description', 'job')
    .filter(({ parent, value }) => parent === segment && !isBlank(value))
    .map(({ value }) => (value ?? '').trim())
