import { useMemo } from 'react'
import { moduleById } from '#course/course.ts'
import { kindsOf } from '#course/module-kinds.ts'
import { usePlanQuery } from '#web/data/plan/use-plan-query.ts'
import { useMe } from '#web/data/session.ts'

/** The same request as the page beside the drawer, so it is answered once. Nothing without a module. */
export function useModulePlan(projectId: string | null, moduleId: string | null) {
  const account = useMe()?.user_id ?? ''
  const kinds = useMemo(() => {
    const module = moduleId ? moduleById(moduleId) : undefined
    return module ? kindsOf(module) : []
  }, [moduleId])
  return usePlanQuery(account, moduleId ? projectId : null, moduleId ?? '', kinds)
}
