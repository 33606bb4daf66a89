import { type ReactNode, useMemo } from 'react'
import { CombinedError } from 'urql'
import type { Me } from '#web/data/me.ts'
import { usePlanQuery } from '#web/data/plan/use-plan-query.ts'
import { useCohort, useProject } from '#web/data/programme.ts'
import { useSameParts } from '#web/data/same-parts.ts'
import { refreshSession, sessionState, useMe } from '#web/data/session.ts'
import { Unreachable } from '#web/data/unreachable.ts'
import { courseAsked } from './course-asked.ts'
import { type CoursePlace, CoursePlaceContext, ModulePlanContext, nowhere } from './course-context.ts'
import { useCurrentRoute } from './current-route.tsx'
import { numberedModules } from './shell/course-place.ts'
import { useGapRules } from './use-gap-rules.ts'

const none: readonly [] = []

/** Asks once, for frame and page, for the project and the module that the address names. */
export function CourseProvider({ children }: { children: ReactNode }) {
  const me = useMe()
  if (!me) {
    const place = sessionState().status === 'unknown' ? unreachable : nowhere
    return <CoursePlaceContext value={place}>{children}</CoursePlaceContext>
  }
  // What one person has read is never shown to the next.
  return (
    <CourseOf key={me.user_id} me={me}>
      {children}
    </CourseOf>
  )
}

/** Nobody could be asked who is here. That is no reason to say that there is nothing here. */
const unreachable: CoursePlace = {
  ...nowhere,
  error: new CombinedError({ networkError: new Unreachable() }),
  readAgain: () => void refreshSession(),
}

function CourseOf({ me, children }: { me: Me; children: ReactNode }) {
  const { route, params, locale } = useCurrentRoute()
  const { isOfProject, ...asked } = courseAsked(me, { route, params })
  const found = useProject(isOfProject && !asked.projectId ? ownProject(me) : null)
  const projectId = params.pid ?? me.project_id ?? found.project?._id ?? null
  const { isSummary, isReviewer, module: inAddress } = asked
  const { place, answer, plan, readExact, fetching, isReading, error, readAgain } = usePlanQuery({
    ...asked,
    projectId: isOfProject ? projectId : null,
  })
  const managed = useCohort(params.cohortid)
  const rules = useGapRules(inAddress?.slug ?? null)

  const project = place?.project ?? null
  const cohort = project?.cohort ?? (params.cohortid ? managed.cohort : null)
  const progresses = place?.progresses ?? none
  const feedbackCounts = place?.feedbackCounts ?? none
  const modules = useMemo(
    () => numberedModules(cohort?.module_data ?? none, locale, new Date()),
    [cohort, locale],
  )
  const module = modules.find(({ slug }) => slug === params.module) ?? null
  const isLoading = (fetching && !place) || found.fetching || (managed.fetching && !managed.cohort)
  const wrong = place ? undefined : (error ?? found.error)
  const isWhole = answer && (!isSummary || (answer.reviewRequests && (!isReviewer || answer.moduleChanges)))
  const isWaiting = isReading && !isWhole
  const course = useSameParts({
    ...{ projectId, project, cohort, modules, module, progresses, feedbackCounts },
    ...{ isLoading, error: wrong, readAgain: projectId ? readAgain : found.readAgain },
  })
  const modulePlan = useSameParts({
    ...{ answer, plan, readExact, rules, isWaiting },
    error: answer ? undefined : error,
  })
  return (
    <CoursePlaceContext value={course}>
      <ModulePlanContext value={modulePlan}>{children}</ModulePlanContext>
    </CoursePlaceContext>
  )
}

/** A mentor's project is the one they mentor, an entrepreneur's the one they own; others have none. */
function ownProject({ role, user_id }: Me) {
  if (role === 'mentor') return { mentor: user_id }
  return role === 'entrepreneur' ? { owner_id: user_id } : null
}
