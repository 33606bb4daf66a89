import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import { type Scenario, unitCost } from '#domain/finance/offerings.ts'
import { scenarioResults } from '#domain/finance/results.ts'
import { shownResults } from '#domain/finance/shown.ts'
import { wholeRows } from '#domain/finance/whole-rows.ts'
import type { Value } from './formula.ts'
import { workbookWords } from './words.ts'

/** What the engine has for each figure that a workbook names, as in `IS.m1.sales`; undefined where it has none. */
export function engineFigures(plan: FinancePlan, scenario: Scenario, locale: 'en' | 'es') {
  const shown = shownResults(plan, scenario, scenarioResults(plan, scenario))
  const results = scenarioResults({ ...plan, financials: wholeRows(plan.financials, shown.grain) }, scenario)
  const all = {
    ...{ ...results, ...shown, exact: results.IS },
    unitCost: Object.fromEntries(plan.offerings.map((one) => [one._id, unitCost(one)])),
  }
  const words = workbookWords[locale]
  return (figure: string): Value | undefined => {
    const found = figure.split('.').reduce<unknown>(inside, all)
    if (figure.startsWith('level.')) return words.levels[found as keyof typeof words.levels]
    if (found === null) return words.none
    return typeof found === 'number' ? found : undefined
  }
}

const inside = (value: unknown, key: string) =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined

/** The plan with another value in the place of an input, as in `offerings.0.price`. */
export function changedPlan(plan: FinancePlan, input: string, value: number | string): FinancePlan {
  const copy = structuredClone(plan)
  const path = input.split('.')
  const last = path.pop() ?? ''
  const owner = path.reduce<unknown>(inside, copy)
  if (typeof owner !== 'object' || owner === null || !(last in owner)) throw new Error(`no input ${input}`)
  Object.assign(owner, { [last]: value })
  return copy
}
