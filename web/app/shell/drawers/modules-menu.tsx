import { useId, useState } from 'react'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { href } from '#web/app/match-route.ts'
import { AppLink } from '#web/app/shell/app-link.tsx'
import type { NumberedModule } from '#web/app/shell/course-place.ts'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { type FeedbackCount, unreadAt } from '#web/data/feedback-counts.ts'
import { useText } from '#web/i18n/text.tsx'
import { UnreadMark } from '#web/step-kit/unread-mark.tsx'
import classes from './drawers.module.css'

type Props = {
  modules: readonly NumberedModule[]
  counts: readonly FeedbackCount[]
  isLoading: boolean
  startsOpen: boolean
}

/** The cohort's modules, numbered. Those that are not open yet cannot be chosen. */
export function ModulesMenu({ modules, counts, isLoading, startsOpen }: Props) {
  const text = useText()
  const [open, setOpen] = useState(startsOpen)
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
        <Icon name="modules" />
        <span className={classes.grow}>{text('shell.drawer.modules')}</span>
        {open ? null : <UnreadMark count={unreadAt(counts)} />}
        <span className={classes.chevron}>
          <Icon name="down" size={18} />
        </span>
      </button>
      <div id={list} hidden={!open}>
        <ol className={classes.list}>
          {modules.map((module) => (
            <li key={module.id}>
              <ModuleLink module={module} unread={unreadAt(counts, module.slug)} />
            </li>
          ))}
        </ol>
        {modules.length === 0 && !isLoading ? (
          <p className={classes.quietly}>{text('shell.drawer.noModules')}</p>
        ) : null}
      </div>
    </div>
  )
}

function ModuleLink({ module, unread }: { module: NumberedModule; unread: number }) {
  const text = useText()
  const { params, locale } = useCurrentRoute()
  const inside = (
    <>
      <span className={classes.number}>{module.number}</span>
      <span className={classes.grow}>
        {module.name}
        {module.usable ? null : <span className={classes.note}>{text('shell.drawer.inactive')}</span>}
      </span>
      <UnreadMark count={unread} />
    </>
  )
  if (!module.usable) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a module that cannot be opened yet is a link without a place
      <a role="link" aria-disabled="true" className={classes.entry}>
        {inside}
      </a>
    )
  }
  const to = href('home-project-module', locale, { pid: params.pid, module: module.slug })
  return (
    <AppLink href={to} className={classes.entry} data-here={module.slug === params.module || undefined}>
      {inside}
    </AppLink>
  )
}
