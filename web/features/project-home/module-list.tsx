import type { ReactNode } from 'react'
import { localePath } from '#web/i18n/locale.ts'
import classes from './module-list.module.css'
import { isApproved, isInCourse, type ModuleWithState } from './module-progress.ts'
import { Tick } from './tick.tsx'
import { useWords } from './use-words.ts'

type Props = { modules: readonly ModuleWithState[]; projectId: string }

/** How far each module is, and how its review stands. */
export function ModuleList({ modules, projectId }: Props) {
  const { words, locale } = useWords()
  if (modules.length === 0) return <p className={classes.quiet}>{words.noModules}</p>
  return (
    <>
      <div className={classes.meter} aria-hidden="true">
        {modules.filter(isInCourse).map((module) => (
          <span key={module.id} data-state={module.state} />
        ))}
      </div>
      <ol className={classes.modules}>
        {modules.map((module) => (
          <li key={module.id} data-state={module.state}>
            <Row
              href={module.usable ? localePath(locale, `/home/project/${projectId}/${module.slug}`) : null}
            >
              <Inside module={module} />
            </Row>
          </li>
        ))}
      </ol>
    </>
  )
}

function Row({ href, children }: { href: string | null; children: ReactNode }) {
  return href ? (
    <a href={href} className={classes.module}>
      {children}
    </a>
  ) : (
    <span className={classes.module}>{children}</span>
  )
}

function Inside({ module }: { module: ModuleWithState }) {
  const { words, shortDay, day } = useWords()
  const { state, standing, opens } = module
  const isDone = isApproved(module)
  const done = standing?.steps_done
  const isWritten = state === 'started' || state === 'ready' || state === 'sentBack' || state === 'inReview'
  return (
    <>
      <span className={classes.number} data-done={isDone || undefined}>
        {isDone ? <Tick /> : null}
        <span className={isDone ? 'visually-hidden' : undefined}>{module.number}</span>
      </span>
      <span className={classes.name}>{module.name}</span>
      <span className={classes.state}>
        {opens ? words.opens(day(opens)) : words.state[state]}
        {standing?.review_at && state !== 'ready' ? (
          <span className={classes.when}> {words.since(shortDay(standing.review_at))}</span>
        ) : null}
      </span>
      {isWritten && standing && typeof done === 'number' ? (
        <span className={classes.steps}>
          <span className={classes.bar} aria-hidden="true">
            <span style={{ width: `${(done / standing.steps) * 100}%` }} />
          </span>
          {words.steps(done, standing.steps)}
        </span>
      ) : null}
      {state === 'changed' && standing ? (
        <span className={classes.note}>{words.changedSteps(standing.changed_steps)}</span>
      ) : null}
      {state === 'sentBack' && standing?.review_message ? (
        <span className={classes.note}>“{standing.review_message}”</span>
      ) : null}
    </>
  )
}
