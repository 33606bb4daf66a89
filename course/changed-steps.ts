import { isEqual } from '#domain/plan/equal.ts'
import type { Module, Step } from './manifest.ts'
import { type PlanItem, valuesAt } from './values-at.ts'

/** The slugs of the steps whose own fields differ between two states of a plan. */
export function changedSteps(
  module: Module,
  before: readonly PlanItem[],
  after: readonly PlanItem[],
): string[] {
  const differs = (step: Step) => (path: string) =>
    !isEqual(valuesAt(path, module, step, before), valuesAt(path, module, step, after))
  return module.steps.filter((step) => step.writes.some(differs(step))).map((step) => step.slug)
}
