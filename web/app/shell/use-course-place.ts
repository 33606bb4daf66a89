import { useMemo } from 'react'
import { useCurrentProject } from '#web/app/current-project.ts'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { useCohort } from '#web/data/programme.ts'
import { useMe } from '#web/data/session.ts'
import { numberedModules } from './course-place.ts'

/** Where in whose course the page is: project, cohort, its modules and the module that is open. */
export function useCoursePlace() {
  const { params, locale } = useCurrentRoute()
  const me = useMe()
  const { project } = useCurrentProject()
  const projectId = params.pid ?? me?.project_id ?? project?._id ?? null
  const ownCohort = me?.role === 'entrepreneur' ? me.cohortId : null
  // The project in the address decides; a team member's own cohort may be another one.
  const expected = params.pid && params.pid !== me?.project_id ? null : ownCohort
  const cohortId = params.cohortid ?? params.cid ?? project?.cohort_id ?? expected
  const { cohort, fetching, error, readAgain } = useCohort(cohortId)
  const modules = useMemo(
    () => numberedModules(cohort?.module_data ?? [], locale, new Date()),
    [cohort, locale],
  )
  const module = modules.find(({ slug }) => slug === params.module) ?? null
  const missing = cohort ? undefined : error
  return { projectId, project, cohortId, modules, module, isLoading: fetching && !cohort, missing, readAgain }
}
