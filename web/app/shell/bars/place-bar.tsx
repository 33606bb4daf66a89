import { type CSSProperties, Suspense } from 'react'
import { useCoursePlace, useModulePlan } from '#web/app/course-context.ts'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { part } from '#web/ui/part.tsx'
import { Drop } from './drop.tsx'
import classes from './place-bar.module.css'
import { words } from './place-words.ts'

const ProjectLinks = part(async () => (await import('./project-links.tsx')).ProjectLinks)

/** Whose plan this is, on every page inside it, and the way to the others. */
export function PlaceBar() {
  const { project, module } = useCoursePlace()
  const { params } = useCurrentRoute()
  const steps = useModulePlan().answer?.steps ?? []
  const step = steps.find(({ nice_name }) => nice_name === params.step)
  const said = words[useLocale()]
  if (!project) return null
  return (
    <nav className={`no-print ${classes.bar}`} aria-label={said.bar}>
      <Drop
        label={said.project(project.name)}
        className={classes.project}
        button={
          <>
            <span className={classes.name}>{project.name}</span>
            <Icon name="down" size={18} />
          </>
        }
      >
        {(close) => (
          <Suspense>
            <ProjectLinks project={project._id} onLeave={close} />
          </Suspense>
        )}
      </Drop>
      {module ? <span className={classes.module}>{module.name}</span> : null}
      {step ? (
        <span
          className={classes.way}
          style={{ '--part': step.order / steps.length } as CSSProperties}
          aria-hidden="true"
        />
      ) : null}
    </nav>
  )
}
