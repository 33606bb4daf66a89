import { moduleById } from '#course/course.ts'
import { usePlanQuery } from '#web/data/plan/use-plan-query.ts'
import { useMe } from '#web/data/session.ts'

const none: readonly [] = []

/** The same request as the page beside the drawer, so it is answered once. Nothing without a module. */
export function useModulePlan(projectId: string | null, moduleId: string | null) {
  const account = useMe()?.user_id ?? ''
  const kinds = moduleById(moduleId ?? '')?.loads ?? none
  return usePlanQuery(account, moduleId ? projectId : null, moduleId ?? '', kinds)
}
