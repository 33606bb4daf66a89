import { useCoursePlace } from '#web/app/course-context.ts'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { href } from '#web/app/match-route.ts'
import { levelAbove } from '#web/app/shell/level-above.ts'
import { ModulesMenu } from './modules-menu.tsx'
import { PlainEntry } from './plain-entry.tsx'
import { PlanContents } from './plan-contents.tsx'

/** The modules menu drawer of the business-plan area. */
export function PlanDrawer() {
  const match = useCurrentRoute()
  const { params, locale } = match
  const { modules, feedbackCounts, isLoading } = useCoursePlace()
  return (
    <>
      <PlainEntry to={levelAbove(match)} icon="dashboard" label="shell.drawer.dashboard" />
      <PlainEntry
        to={href('home-project-businessplan', locale, params)}
        icon="plan"
        label="shell.drawer.planDocument"
      />
      <PlanContents />
      <PlainEntry
        to={href('home-project-businessplan-alternative', locale, params)}
        icon="model"
        label="shell.drawer.planGlance"
      />
      <ModulesMenu modules={modules} counts={feedbackCounts} isLoading={isLoading} startsOpen />
    </>
  )
}
