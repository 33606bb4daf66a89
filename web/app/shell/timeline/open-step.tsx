import { useEffect } from 'react'
import { useModulePlan } from '#web/app/course-context.ts'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import type { NumberedModule } from '#web/app/shell/course-place.ts'
import { useSearch } from '#web/app/shell/use-search.ts'
import { navigate } from '#web/shared/address/address.ts'
import { stepHref } from './step-href.ts'
import { stepToOpen } from './timeline.ts'

/** A module page without a step goes to one, whether the drawer is open or not, and leaves no page behind. */
export function OpenStep({ module }: { module: NumberedModule }) {
  const { route, params, locale } = useCurrentRoute()
  const search = useSearch()
  const isModulePage = route.name === 'home-project-module' && module.usable
  const steps = useModulePlan().answer?.steps ?? []
  const step = isModulePage ? stepToOpen(steps, { id: search.get('step') ?? undefined }) : undefined
  const to = step ? stepHref(step, module, params.pid, locale) : null
  useEffect(() => {
    if (to) void navigate({ href: to, replace: true })
  }, [to])
  return null
}
