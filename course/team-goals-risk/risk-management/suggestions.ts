import { planToFinance } from '#course/shared/plan-to-finance.ts'
import { inside } from '#course/shared/sentence.ts'
import type { Locale } from '#domain/errors.ts'
import { scenarioResults } from '#domain/finance/results.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { answers, type PlanData } from '#domain/plan/plan-data.ts'
import { planned } from './starter-words.ts'

/** What the plan itself warns of: those who are against it, and cash that runs out in the worse case. */
export function fromPlan(plan: PlanData, locale: Locale): readonly string[] {
  const against = answers(plan, 'three', 'identify-stakeholders', 'stakeholder')
    .filter(({ position, value }) => position === 'Against' && !isBlank(value))
    .map(({ value }) => planned[locale].against(inside(value ?? '')))
  return [...against, ...(runsOut(plan) ? [planned[locale].cash] : [])]
}

function runsOut({ business = [], offering = [], segment = [], input = [] }: PlanData): boolean {
  const { lowest } = scenarioResults(planToFinance({ business, offering, segment, input }), 'pessimistic')
  return lowest[1] < 0
}
