import type { Activity, FinancePlan, Match, Offering } from './finance-plan.ts'
import { exceeds, quotient, sumOf } from './numbers.ts'
import { unitCost } from './offerings.ts'

export type Funnel = {
  readonly reach: number
  readonly leads: number
  readonly warm: number
  readonly customers: number
  /** More people are to be asked to buy than are interested. */
  readonly isOver: boolean
  readonly budget: number
  /** What it costs to win a customer; no value without customers. */
  readonly cac: number | null
  /** What a customer is worth; no value while one of its figures is missing. */
  readonly ltv: number | null
  readonly ratio: number | null
  /** Red below 1, amber below 3; winning customers for nothing is green. */
  readonly standing: 'red' | 'amber' | 'green' | null
  /** Exactly where winning a customer costs more than the customer is worth. */
  readonly warning: boolean
}

const stages: readonly string[] = ['tofu', 'mofu', 'bofu']
export const marketingOf = (activities: readonly Activity[]) =>
  activities.filter(({ selected, activityType }) => selected && stages.includes(activityType))

/** The numbers of one pair. The activities are those of the pair, whether selected or not. */
export function funnelOf(activities: readonly Activity[], ltv: number | null): Funnel {
  const chosen = marketingOf(activities)
  const at = (stage: string) => chosen.filter(({ activityType }) => activityType === stage)
  const out = (stage: string) => sumOf(at(stage), ({ reach, conversion }) => (reach * conversion) / 100)
  const leads = out('tofu')
  const warm = at('mofu').length > 0 ? Math.min(leads, out('mofu')) : leads
  return {
    reach: sumOf(at('tofu'), ({ reach }) => reach),
    ...{ leads, warm },
    isOver: exceeds(
      sumOf(at('bofu'), ({ reach }) => reach),
      warm,
    ),
    ...worth(
      Math.min(warm, out('bofu')),
      sumOf(chosen, ({ budget }) => budget),
      ltv,
    ),
  }
}

export function worth(customers: number, budget: number, ltv: number | null) {
  const cac = quotient(budget, customers)
  const known = { customers, budget, cac, ltv }
  if (cac === null || ltv === null) return { ...known, ratio: null, standing: null, warning: false }
  const warning = exceeds(cac, ltv)
  const isGood = !exceeds(3 * cac, ltv)
  return { ...known, ratio: quotient(ltv, cac), standing: standingOf(warning, isGood), warning }
}

const standingOf = (warning: boolean, isGood: boolean) =>
  warning ? ('red' as const) : isGood ? ('green' as const) : ('amber' as const)

export function lifetimeValue(match: Match | undefined, offering: Offering): number | null {
  if (!match) return null
  const { unitsPerSale, orderFrequency, customerDuration } = match
  if (unitsPerSale === null || orderFrequency === null || customerDuration === null) return null
  const price = match.price ?? offering.price
  return (price - unitCost(offering)) * unitsPerSale * orderFrequency * customerDuration
}

/** Marketing per month: what the chosen activities cost, and what the expenses hold of it. */
export function marketingPerMonth({ activities, financials }: FinancePlan) {
  return {
    planned: sumOf(marketingOf(activities), ({ budget }) => budget) / 12,
    entered: sumOf(financials.expenses, ({ type, category, cost }) =>
      type === 'operating' && category === 'marketing' ? cost : 0,
    ),
  }
}

/** Marketing of the plan per month that the expenses do not hold yet. */
export function isMarketingMissing(plan: FinancePlan): boolean {
  const { planned, entered } = marketingPerMonth(plan)
  return entered < planned - 0.005
}
