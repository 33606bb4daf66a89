import { useProgresses } from '#web/data/programme.ts'
import type { StepRow } from './timeline.ts'

/** The ids of the steps that carry a tick: all of them once the module is finished. */
export function useDoneSteps(
  projectId: string | null,
  moduleId: string,
  steps: readonly StepRow[],
): ReadonlySet<string> {
  const { progresses } = useProgresses(projectId)
  const isFinished = progresses.some((row) => row.module_id === moduleId && row.module.finished)
  return new Set(isFinished ? steps.map((step) => step._id) : [])
}
