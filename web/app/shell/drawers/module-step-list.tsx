import { Loader } from '@mantine/core'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { href } from '#web/app/match-route.ts'
import { AppLink } from '#web/app/shell/app-link.tsx'
import { sortedSteps, stepTitle } from '#web/app/shell/timeline/timeline.ts'
import { useSteps } from '#web/data/programme.ts'
import { useText } from '#web/i18n/text.tsx'
import classes from './drawers.module.css'

/** The steps of a module by their order, each leading to where its texts are edited. */
export function ModuleStepList({ moduleId }: { moduleId: string }) {
  const text = useText()
  const { params, locale } = useCurrentRoute()
  const { steps, fetching } = useSteps(moduleId, params.cohortid)
  if (steps.length === 0) {
    return (
      <p className={classes.quietly} role="status">
        {fetching ? <Loader size="sm" aria-label={text('shell.steps.loading')} /> : text('shell.steps.none')}
      </p>
    )
  }
  return (
    <ol className={`${classes.list} ${classes.nested}`}>
      {sortedSteps(steps).map((step) => (
        <li key={step._id}>
          <AppLink
            className={classes.entry}
            href={href(
              'manage-org-cohortid-dashboard-content-module-step',
              locale,
              { ...params, module: moduleId, step: step.nice_name },
              { step: step._id },
            )}
          >
            <span className={classes.grow}>{stepTitle(step, locale)}</span>
          </AppLink>
        </li>
      ))}
    </ol>
  )
}
