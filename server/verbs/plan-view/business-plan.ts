import { buildPlan } from '#course/plan-view/build-plan.ts'
import { buildCanvas } from '#course/plan-view/canvas.ts'
import type { PlanFacts } from '#course/plan-view/plan-view.ts'
import { AppError } from '#domain/errors.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { scenarios } from '#domain/options/finance.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import type { BusinessPlan, QueryBusinessPlanArgs } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { keptWithin } from '#server/kept-within.ts'
import { keptViews } from '#server/limits.ts'
import { planFacts } from './plan-facts.ts'

/** Telling a plan takes longer than reading it: views are kept, each for the plan exactly as it was. */
const views = keptWithin<string>(keptViews.letters, (key, view) => key.length + view.length)

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
  const key = `${what} ${projectId} ${locale} ${scenario} ${printOf(facts)}`
  const view = views.find(key) ?? JSON.stringify(await build(facts, locale, scenario))
  views.keep(key, view)
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

/** Another text as soon as anything is another that the plan is told from; of the moment only the day. */
function printOf({ plan, founder, cohort, today, modules, validated }: PlanFacts): string {
  const versions = Object.entries(plan).map(([kind, rows]) => [
    kind,
    rows.map(({ _id, ...row }) => `${_id}:${'version' in row ? row.version : ''}`).join(),
  ])
  return JSON.stringify([versions, founder, cohort, today.slice(0, 10), modules, validated])
}
