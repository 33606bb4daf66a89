import { useCoursePlace } from '#web/app/course-context.ts'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { href } from '#web/app/match-route.ts'
import { AppLink } from '#web/app/shell/app-link.tsx'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import type { IconName } from '#web/app/shell/icons/icon-paths.ts'
import { levelAbove } from '#web/app/shell/level-above.ts'
import { StepTimeline } from '#web/app/shell/timeline/step-timeline.tsx'
import { type TextKey, useText } from '#web/i18n/text.tsx'
import classes from './drawers.module.css'
import { ModulesMenu } from './modules-menu.tsx'

export function ModuleDrawer() {
  const match = useCurrentRoute()
  const { modules, module: inAddress, feedbackCounts, isLoading } = useCoursePlace()
  const module = inAddress?.usable ? inAddress : null
  return (
    <>
      <PlainEntry to={levelAbove(match)} icon="dashboard" label="shell.drawer.dashboard" />
      <ModulesMenu modules={modules} counts={feedbackCounts} isLoading={isLoading} startsOpen={false} />
      {module ? <StepTimeline key={module.id} module={module} counts={feedbackCounts} /> : null}
    </>
  )
}

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
      <PlainEntry
        to={href('home-project-businessplan-alternative', locale, params)}
        icon="model"
        label="shell.drawer.planGlance"
      />
      <ModulesMenu modules={modules} counts={feedbackCounts} isLoading={isLoading} startsOpen />
    </>
  )
}

function PlainEntry({ to, icon, label }: { to: string; icon: IconName; label: TextKey }) {
  const text = useText()
  return (
    <AppLink href={to} className={classes.entry}>
      <Icon name={icon} />
      <span className={classes.grow}>{text(label)}</span>
    </AppLink>
  )
}
