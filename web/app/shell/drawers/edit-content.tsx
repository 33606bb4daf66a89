import { useId, useState } from 'react'
import { useCoursePlace } from '#web/app/course-context.ts'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { href } from '#web/app/match-route.ts'
import { AppLink } from '#web/app/shell/app-link.tsx'
import type { NumberedModule } from '#web/app/shell/course-place.ts'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { useText } from '#web/i18n/text.tsx'
import classes from './drawers.module.css'
import { ModuleStepList } from './module-step-list.tsx'

const words = {
  en: { editContent: 'Edit Content', all: 'All texts at a glance' },
  es: { editContent: 'Editar contenido', all: 'Todos los textos de un vistazo' },
} as const

/** The cohort's modules, numbered; each opens into its steps. */
export function EditContent() {
  const text = useText()
  const { route, params, locale } = useCurrentRoute()
  const { modules, isLoading } = useCoursePlace()
  const [open, setOpen] = useState(route.path.includes('/dashboard/content'))
  const list = useId()
  return (
    <div>
      <button
        type="button"
        className={classes.entry}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <Icon name="content" />
        <span className={classes.grow}>{words[locale].editContent}</span>
        <span className={classes.chevron}>
          <Icon name="down" size={18} />
        </span>
      </button>
      <div id={list} hidden={!open}>
        <AppLink
          className={classes.entry}
          href={href('manage-org-cohortid-dashboard-content', locale, params)}
        >
          <span className={classes.grow}>{words[locale].all}</span>
        </AppLink>
        <ol className={`${classes.list} ${classes.nested}`}>
          {modules.map((module) => (
            <ModuleToEdit key={module.id} module={module} />
          ))}
        </ol>
        {modules.length === 0 && !isLoading ? (
          <p className={classes.quietly}>{text('shell.drawer.noModules')}</p>
        ) : null}
      </div>
    </div>
  )
}

function ModuleToEdit({ module }: { module: NumberedModule }) {
  const { params } = useCurrentRoute()
  const here = params.module === module.id
  const [open, setOpen] = useState(here)
  const list = useId()
  return (
    <li>
      <button
        type="button"
        className={classes.entry}
        aria-expanded={open}
        aria-controls={list}
        data-here={here || undefined}
        aria-current={here || undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={classes.number}>{module.number}</span>
        <span className={classes.grow}>{module.name}</span>
        <span className={classes.chevron}>
          <Icon name="down" size={18} />
        </span>
      </button>
      <div id={list} hidden={!open}>
        {open ? <ModuleStepList moduleId={module.id} /> : null}
      </div>
    </li>
  )
}
