import { courseStepBySlug } from '#course/course.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

/** The number of a step in the cohort of a plan; that of the course where the plan does not tell. None where it is left out. */
export function stepNumber({ steps = [] }: PlanData, module: ModuleSlug, slug: string): number | undefined {
  const step = courseStepBySlug(module, slug)
  const taken = steps.filter((one) => one.module === step?.module.id)
  return taken.length === 0 ? step?.order : taken.find(({ _id }) => _id === step?.id)?.order
}
