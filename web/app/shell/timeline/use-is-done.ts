import { useDeferredValue, useMemo } from 'react'
import { courseStepById } from '#course/course.ts'
import { isSummaryComplete } from '#domain/progress/review.ts'
import { useCoursePlace, useModulePlan } from '#web/app/course-context.ts'

/**
 * Whether a step carries a tick: complete by its own rule, or part of a finished module. The rules of all steps take
 * longer than what somebody is writing may wait: each is asked by its own entry, later, and with pauses in between.
 */
export function useIsDone(moduleId: string, stepId: string): boolean {
  const { progresses } = useCoursePlace()
  const { plan, rules } = useModulePlan()
  const later = useDeferredValue(plan)
  const step = courseStepById(stepId)
  const rule = rules?.[step?.slug ?? '']
  const isComplete = useMemo(() => (rule && later ? rule(later).length === 0 : null), [rule, later])
  const flags = progresses.find((row) => row.module_id === moduleId)?.module
  // Asking for the review completes the summary, and the plan itself does not know of it.
  if (step?.type === 'summary') return flags !== undefined && isSummaryComplete(flags)
  return isComplete ?? flags?.finished === true
}
