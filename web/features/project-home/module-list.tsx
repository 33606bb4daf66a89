import { useLocale, useText } from '#web/i18n/text.tsx'
import type { ModuleWithState } from './module-progress.ts'
import classes from './project-home.module.css'

type Props = { modules: readonly ModuleWithState[]; href: (slug: string) => string }

export function ModuleList({ modules, href }: Props) {
  const text = useText()
  if (modules.length === 0) return <p className={classes.quiet}>{text('projectHome.noModules')}</p>
  return (
    <ol className={classes.modules}>
      {modules.map((module) => (
        <li key={module.id} data-state={module.state}>
          {module.usable ? (
            <a href={href(module.slug)} className={classes.module}>
              <Inside module={module} />
            </a>
          ) : (
            <div className={classes.module}>
              <Inside module={module} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

function Inside({ module }: { module: ModuleWithState }) {
  const text = useText()
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' })
  const isDone = module.state === 'approved' || module.state === 'inReview' || module.state === 'finished'
  return (
    <>
      <span className={classes.number} data-done={isDone || undefined}>
        {isDone ? <Tick /> : null}
        <span className={isDone ? 'visually-hidden' : undefined}>{module.number}</span>
      </span>
      <span className={classes.name}>{module.name}</span>
      <span className={classes.state}>
        {module.opens
          ? text('projectHome.opens', { day: day.format(new Date(module.opens)) })
          : text(`projectHome.state.${module.state}`)}
      </span>
    </>
  )
}

function Tick() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M5 12.5l4.5 4.5L19 7.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
