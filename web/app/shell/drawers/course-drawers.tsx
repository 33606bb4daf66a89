import { useCoursePlace } from '#web/app/course-context.ts'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { href } from '#web/app/match-route.ts'
import { levelAbove } from '#web/app/shell/level-above.ts'
import { StepTimeline } from '#web/app/shell/timeline/step-timeline.tsx'
import { ModulesMenu } from './modules-menu.tsx'
import { PlainEntry } from './plain-entry.tsx'

export function ModuleDrawer() {
  const match = useCurrentRoute()
  const { modules, module: inAddress, feedbackCounts, isLoading } = useCoursePlace()
  const module = inAddress?.usable ? inAddress : null
  return (
    <>
      <PlainEntry to={levelAbove(match)} icon="dashboard" label="shell.drawer.dashboard" />
      <PlainEntry
        to={href('home-project-businessplan', match.locale, match.params)}
        icon="plan"
        label="shell.drawer.planDocument"
      />
      <ModulesMenu modules={modules} counts={feedbackCounts} isLoading={isLoading} startsOpen={false} />
      {module ? (
        <>
          <StepTimeline key={module.id} module={module} counts={feedbackCounts} />
          <PlainEntry to={href('index', match.locale)} icon="home" label="shell.drawer.backToDashboard" />
        </>
      ) : null}
    </>
  )
}
