import { useDeferredValue, useMemo } from 'react'
import { courseStepById } from '#course/course.ts'
import { isSummaryComplete } from '#domain/progress/review.ts'
import { useCoursePlace, useModulePlan } from '#web/app/course-context.ts'
import type { StepRow } from './timeline.ts'

/** The ids of the steps that carry a tick: complete by their own rule, or part of a finished module. */
export function useDoneSteps(moduleId: string, steps: readonly StepRow[]): ReadonlySet<string> {
  const { progresses } = useCoursePlace()
  const modulePlan = useModulePlan()
  // The rules of all steps take longer than what somebody is writing may wait.
  const plan = useDeferredValue(modulePlan.plan)
  const { rules } = modulePlan
  const flags = progresses.find((row) => row.module_id === moduleId)?.module
  return useMemo(() => {
    const isDone = (id: string) => {
      const step = courseStepById(id)
      // Asking for the review completes the summary, and the plan itself does not know of it.
      if (step?.type === 'summary') return flags !== undefined && isSummaryComplete(flags)
      const rule = rules?.[step?.slug ?? '']
      return rule && plan ? rule(plan).length === 0 : flags?.finished === true
    }
    return new Set(steps.filter((step) => isDone(step._id)).map((step) => step._id))
  }, [steps, plan, flags, rules])
}
