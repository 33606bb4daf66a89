import { buildPlan } from '#course/plan-view/build-plan.ts'
import { buildCanvas } from '#course/plan-view/canvas.ts'
import type { PlanFacts } from '#course/plan-view/plan-view.ts'
import { AppError } from '#domain/errors.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { scenarios } from '#domain/options/finance.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import type { BusinessPlan, QueryBusinessPlanArgs } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { planFacts } from './plan-facts.ts'
import { toldOnce } from './told-once.ts'

type Build = (facts: PlanFacts, locale: ReportLocale, scenario: Scenario) => Promise<unknown>

/** The business plan in words, for somebody who may read the plan. */
export const businessPlan = (caller: Caller, given: QueryBusinessPlanArgs) =>
  told('plan', buildPlan, caller, given)

/** The same on one page. */
export const businessPlanCanvas = (caller: Caller, given: QueryBusinessPlanArgs) =>
  told('canvas', buildCanvas, caller, given)

async function told(
  what: string,
  build: Build,
  caller: Caller,
  given: QueryBusinessPlanArgs,
): Promise<BusinessPlan> {
  const { projectId } = given
  const locale = localeOf(given.locale)
  const scenario = scenarioOf(given.scenario)
  const facts = await planFacts(caller, projectId)
  const view = await toldOnce(caller, `${what} ${locale} ${scenario}`, facts, () =>
    build(facts, locale, scenario),
  )
  return { projectId, locale, scenario, view }
}

function localeOf(value: string): ReportLocale {
  if (value === 'en' || value === 'es') return value
  throw unknownOption('locale')
}

function scenarioOf(value: string): Scenario {
  const found = scenarios.find((one) => one.value === value)
  if (!found) throw unknownOption('scenario')
  return found.value
}

const unknownOption = (field: string) =>
  new AppError('BAD_USER_INPUT', { fields: [{ field, reason: 'unknownOption' }], reason: 'unknownOption' })
