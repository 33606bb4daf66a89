import type { ReactNode } from 'react'
import { unreadAt } from '#web/data/feedback-counts.ts'
import { localePath } from '#web/i18n/locale.ts'
import { UnreadMark } from '#web/step-kit/unread-mark.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Meter, type Stretch } from '#web/ui/meter.tsx'
import classes from './module-list.module.css'
import { isApproved, type ModuleState, type ModuleWithState } from './module-progress.ts'
import type { UnreadThread } from './project-home-documents.ts'
import { useWords } from './use-words.ts'

type Props = {
  modules: readonly ModuleWithState[]
  counts: readonly UnreadThread[]
  projectId: string
}

const tones: Record<ModuleState, Stretch['tone']> = {
  approved: 'done',
  changed: 'done',
  inReview: 'voice',
  sentBack: 'voice',
  withdrawn: 'voice',
  ready: 'begun',
  started: 'begun',
  open: null,
  notYet: null,
}

/** The states in which it says how many steps are done. */
const written: readonly ModuleState[] = ['started', 'ready', 'sentBack', 'withdrawn', 'inReview']

/** How far each module is, and how its review stands. */
export function ModuleList({ modules, counts, projectId }: Props) {
  const { words, locale } = useWords()
  if (modules.length === 0) return <p className={classes.quiet}>{words.noModules}</p>
  return (
    <>
      <Meter stretches={modules.map(({ id, state }) => ({ id, tone: tones[state] }))} />
      <ol className={classes.modules}>
        {modules.map((module) => (
          <li key={module.id} data-state={module.state}>
            <Row
              href={module.usable ? localePath(locale, `/home/project/${projectId}/${module.slug}`) : null}
            >
              <Inside module={module} unread={unreadAt(counts, module.slug)} />
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

function Inside({ module, unread }: { module: ModuleWithState; unread: number }) {
  const { words, shortDay, day } = useWords()
  const { state, standing, opens } = module
  const isDone = isApproved(module)
  const done = standing?.steps_done
  const reviewed = standing?.review_at && state !== 'ready' ? shortDay(standing.review_at) : null
  const isWritten = written.includes(state)
  return (
    <>
      <span className={classes.number} data-done={isDone || undefined}>
        {isDone ? <Icon name="check" /> : null}
        <span className={isDone ? 'visually-hidden' : undefined}>{module.number}</span>
      </span>
      <span className={classes.name}>
        {module.name} <UnreadMark count={unread} />
      </span>
      <span className={classes.state}>
        {opens ? words.opens(day(opens)) : words.state[state]}
        {reviewed ? (
          <span className={classes.when}>
            {' '}
            {state === 'inReview' ? words.since(reviewed) : words.on(reviewed)}
          </span>
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
        <span className={classes.note}>{words.quote(standing.review_message)}</span>
      ) : null}
    </>
  )
}
