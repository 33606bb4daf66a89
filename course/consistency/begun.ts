import { marketingActivities } from '#course/marketing-and-sales/shared/activities.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import { businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import { periods } from '#domain/plan/untouched-offering.ts'

const has = (list: readonly unknown[] | null | undefined) => (list?.length ?? 0) > 0

/** What each module leaves in a plan besides its answers. */
const traces: Readonly<Record<ModuleSlug, (plan: PlanData) => boolean>> = {
  one: (plan) => has(plan.cause) || has(plan.source) || !isBlank(businessOf(plan)?.problemDefinition),
  two: ({ segment, pain, gain, offering }) => [segment, pain, gain, offering].some(has),
  three: (plan) => !isBlank(businessOf(plan)?.solutionStatement),
  four: (plan) =>
    has(businessOf(plan)?.modelSelection) ||
    !isBlank(businessOf(plan)?.impactModel) ||
    (plan.segment ?? []).some(({ keyActivities, keyResources }) => has(keyActivities) || has(keyResources)),
  five: (plan) => has(plan.channel) || has(marketingActivities(plan)) || !isBlank(businessOf(plan)?.pitch),
  six: ({ competitor, proposition, offering = [] }) =>
    has(competitor) ||
    has(proposition) ||
    offering.some(({ price, components }) => typeof price === 'number' || has(components)),
  seven: (plan) =>
    Object.values(businessOf(plan)?.financials ?? {}).some((rows) => has(rows)) ||
    (plan.offering ?? []).some(({ forecasts }) => periods.some((period) => (forecasts?.[period] ?? 0) > 0)),
  eight: (plan) =>
    (businessOf(plan)?.sdgs ?? []).some(({ active }) => active === true) ||
    (plan.activity ?? []).some(({ impact }) => has(impact)),
  nine: (plan) =>
    has(plan.goal) ||
    has(businessOf(plan)?.riskManagement) ||
    (plan.project?.[0]?.team_members ?? []).some(({ role, activities }) => !isBlank(role) || has(activities)),
}

const isAnswered = ({ input = [] }: PlanData, module: ModuleSlug) =>
  input.some(
    ({ moduleKey, stepKey, value, valueArr, description, selected }) =>
      moduleKey === module &&
      stepKey !== 'introduction' &&
      (!isBlank(value) || has(valueArr) || !isBlank(description) || selected === true),
  )

/** Whether a module has something to compare: what is empty contradicts nothing. */
export const isBegun = (plan: PlanData, module: ModuleSlug): boolean =>
  traces[module](plan) || isAnswered(plan, module)
