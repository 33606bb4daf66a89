import { useEffect } from 'react'
import { navigate } from '#web/shared/address/address.ts'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { useCoursePlace, useModulePlan } from './course-context.ts'
import { useCurrentRoute } from './current-route.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { stepHref } from './shell/timeline/step-href.ts'
import { stepToOpen } from './shell/timeline/timeline.ts'
import { useSearch } from './shell/use-search.ts'

/** A module page without a step goes to one, and leaves no page behind. */
export function ModuleScreen() {
  const { params, locale } = useCurrentRoute()
  const { module, readAgain } = useCoursePlace()
  const { answer, error } = useModulePlan()
  const search = useSearch()
  const step = stepToOpen(answer?.steps ?? [], { id: search.get('step') ?? undefined })
  const to = module && step ? stepHref(step, module, params.pid, locale) : null
  useEffect(() => {
    if (to) void navigate({ href: to, replace: true })
  }, [to])
  if (answer && !step) return <NotFoundScreen />
  return error ? <LoadFailed error={error} onRetry={readAgain} /> : <LoadingScreen />
}
